import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the HTML of a prerendered page until its script runs: a button shows that it does not work yet, and the
 * browser does not submit a form by itself.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
