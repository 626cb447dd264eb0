import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the HTML of a rendered page until its scripts run. Until then a button is marked as `data-hydrating`. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
