import { lazy } from 'react'

export const AuthFrame = lazy(async () => ({ default: (await import('./AuthFrame')).AuthFrame }))

export const FailureToast = lazy(async () => ({ default: (await import('./FailureToast')).FailureToast }))

/** Lazy, because the sidebar's drawer is heavy and visitors never see it. */
export const SignedInFrame = lazy(async () => ({ default: (await import('./SignedInFrame')).SignedInFrame }))
