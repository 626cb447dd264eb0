import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { homeOf } from '@/domain/paths'
import { selectUser } from '@/features/auth/authSlice'
import { mayOpen } from '../routes/access'
import { readFrom } from '@/domain/returnState'

/**
 * Login and sign-up for visitors. Signed-in users are redirected to the requested page or to their home. After a login
 * here, the form stays until that page's code has loaded; the screen would otherwise be empty.
 */
export function GuestOnly() {
  const user = useSelector(selectUser)
  const [cameAsGuest] = useState(user === null)
  const { state } = useLocation() as { state: unknown }
  const from = readFrom(state)
  return (
    <>
      {(cameAsGuest || !user) && <Outlet />}
      {user && <Navigate to={from && mayOpen(from, user) ? from : homeOf(user.role)} replace />}
    </>
  )
}
