import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { homeOf, mayOpen } from '@/domain/paths'
import { selectUser } from '@/features/auth/authSlice'
import { readFrom } from './returnState'

/** Login and sign-up, for who is not signed in; the others are led to the page they asked for, or home. */
export function GuestOnly() {
  const user = useSelector(selectUser)
  const { state } = useLocation() as { state: unknown }
  if (!user) return <Outlet />
  const from = readFrom(state)
  return <Navigate to={from && mayOpen(from, user.role) ? from : homeOf(user.role)} replace />
}
