import { lazy } from 'react'

export const AuthFrame = lazy(async () => ({ default: (await import('./AuthFrame')).AuthFrame }))

/** The sidebar's drawer is heavy, and a visitor never sees it. */
export const SignedInFrame = lazy(async () => ({ default: (await import('./SignedInFrame')).SignedInFrame }))
