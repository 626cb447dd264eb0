import { lazy } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '@/features/auth/authSlice'
import { PublicFrame } from './PublicFrame'

const SignedInFrame = lazy(async () => ({ default: (await import('./SignedInFrame')).SignedInFrame }))

/** Salons may be looked at before signing in; whoever is signed in keeps the sidebar. */
export const SalonFrame = () => (useSelector(selectUser) ? <SignedInFrame /> : <PublicFrame />)
