import { useSelector } from 'react-redux'
import { selectUser } from '@/features/auth/authSlice'
import { LazySignedInFrame } from './LazySignedInFrame'
import { PublicLiveFrame } from './PublicLiveFrame'

/** Salons may be looked at before signing in; whoever is signed in keeps the sidebar. */
export const SalonFrame = () => (useSelector(selectUser) ? <LazySignedInFrame /> : <PublicLiveFrame />)
