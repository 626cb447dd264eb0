import { useSelector } from 'react-redux'
import { selectUser } from '@/features/auth/authSlice'
import { SignedInFrame } from './lazyFrames'
import { PublicFrame } from './PublicFrame'

/** Visitors see salons too. Signed-in users keep the sidebar. */
export const SalonFrame = () => (useSelector(selectUser) ? <SignedInFrame /> : <PublicFrame />)
