import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the HTML of a page rendered at build time until its script has taken over: a button that cannot answer
 * yet says so, and a form is never sent by the browser itself.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
