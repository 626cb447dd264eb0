import { lazy } from 'react'

/** The sidebar's drawer is heavy, and a visitor never sees it. */
export const LazySignedInFrame = lazy(async () => ({
  default: (await import('./SignedInFrame')).SignedInFrame,
}))
