import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { homeOf, mayOpen, paths } from '@/domain/paths'
import { selectEnded, selectUser } from '@/features/auth/authSlice'
import type { ReturnState } from './returnState'

/**
 * Lets in who is signed in and may see the address. A visitor goes to the login page and comes back here afterwards;
 * one who has just logged out on this page does not, for the next person at the screen may be another.
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
  if (!mayOpen(pathname, user.role)) return <Navigate to={homeOf(user.role)} replace />
  return <Outlet />
}
