import { lazy } from 'react'
import { loadLaterSlices } from '../store/loadLaterSlices'

export const AuthFrame = lazy(async () => ({ default: (await import('./AuthFrame')).AuthFrame }))

export const FailureToast = lazy(async () => ({ default: (await import('./FailureToast')).FailureToast }))

/** Lazy, because the sidebar's drawer is heavy and visitors never see it. */
export const SignedInFrame = lazy(async () => {
  const [code] = await Promise.all([import('./SignedInFrame'), loadLaterSlices()])
  return { default: code.SignedInFrame }
})
