import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { homeOf } from '@/domain/paths'
import { selectUser } from '@/features/auth/authSlice'
import { mayOpen } from '../routes/access'
import { readFrom } from './returnState'

/**
 * Login and sign-up, for who is not signed in; the others are led to the page they asked for, or home. Who logs in here
 * keeps the form until that page's code has come: without it the screen would be empty meanwhile.
 */
export function GuestOnly() {
  const user = useSelector(selectUser)
  const [cameAsGuest] = useState(user === null)
  const { state } = useLocation() as { state: unknown }
  const from = readFrom(state)
  return (
    <>
      {(cameAsGuest || !user) && <Outlet />}
      {user && <Navigate to={from && mayOpen(from, user.role) ? from : homeOf(user.role)} replace />}
    </>
  )
}
