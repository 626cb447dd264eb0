import { useSelector } from 'react-redux'
import { selectUser } from '@/features/auth/authSlice'
import { SignedInFrame } from './lazyFrames'
import { PublicFrame } from './PublicFrame'

/** Salons may be looked at before signing in; whoever is signed in keeps the sidebar. */
export const SalonFrame = () => (useSelector(selectUser) ? <SignedInFrame /> : <PublicFrame />)
