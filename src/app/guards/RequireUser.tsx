import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { homeOf, paths } from '@/domain/paths'
import { selectEnded, selectUser } from '@/features/auth/authSlice'
import { admits } from '../routes/access'
import type { Access } from '../routes/page'
import type { ReturnState } from '@/domain/returnState'

/**
 * Lets in signed-in users with the page's access. A visitor goes to the login page and comes back here afterwards. A
 * user who logged out on this page does not come back, because the next user may be another one.
 */
export function RequireUser({ access }: { access: Access }) {
  const user = useSelector(selectUser)
  const ended = useSelector(selectEnded)
  const [cameSignedIn] = useState(user !== null)
  const { pathname, search } = useLocation()
  if (!user) {
    const loggedOutHere = cameSignedIn && ended === 'logged_out'
    const state: ReturnState | null = loggedOutHere ? null : { from: pathname + search }
    return <Navigate to={paths.login} replace state={state} />
  }
  if (!admits(access, user.role)) return <Navigate to={homeOf(user.role)} replace />
  return <Outlet />
}
