import type { ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '@/features/auth/authSlice'
import { SignedInFrame } from './lazyFrames'

/** The frame of a page for anyone: signed-in users keep their sidebar and bell. */
export const AnyoneFrame = ({ visitors }: { visitors: ReactElement }) =>
  useSelector(selectUser) ? <SignedInFrame /> : visitors
