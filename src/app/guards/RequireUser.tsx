import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { homeOf, paths } from '@/domain/paths'
import { selectEnded, selectUser } from '@/features/auth/authSlice'
import { mayOpen } from '../routes/access'
import type { ReturnState } from '@/domain/returnState'

/**
 * Lets in signed-in users who may open the page. A visitor goes to the login page and comes back here afterwards. A
 * user who logged out on this page does not come back, because the next user may be another one.
 */
export function RequireUser() {
  const user = useSelector(selectUser)
  const ended = useSelector(selectEnded)
  const [cameSignedIn] = useState(user !== null)
  const { pathname, search } = useLocation()
  if (!user) {
    const loggedOutHere = cameSignedIn && ended === 'logged_out'
    const state: ReturnState | null = loggedOutHere ? null : { from: pathname + search }
    return <Navigate to={paths.login} replace state={state} />
  }
  if (!mayOpen(pathname, user)) return <Navigate to={homeOf(user.role)} replace />
  return <Outlet />
}
