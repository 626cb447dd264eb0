import type { Store } from '@reduxjs/toolkit'
// The history of react-router's own BrowserRouter: the store must get a new location before a page does.
import {
  UNSAFE_createBrowserHistory as createRouterHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom'
import { locationChanged, type Location } from '@/store/locationSlice'

export const createBrowserHistory = (window: Window) => createRouterHistory({ window, v5Compat: true })

/** Without an address bar: for tests and for pages rendered at build time. */
export const createPlainHistory = (path: string) =>
  createMemoryHistory({ initialEntries: [path], v5Compat: true })

export type AppHistory = ReturnType<typeof createBrowserHistory> | ReturnType<typeof createPlainHistory>

type LocationStore = Pick<Store<{ location: Location }>, 'getState' | 'subscribe' | 'dispatch'>

export const locationOf = ({ location }: AppHistory): Location => {
  const { pathname, search, hash, key, state } = location as Location
  return { pathname, search, hash, key, state: state ?? null }
}

const sameLocation = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash

/**
 * Syncs the address bar and the store both ways. Navigation dispatches an action, and a store that jumps to another
 * state (by DevTools or a support file) changes the address. A secret in the fragment is hidden before the store gets
 * the location. Returns the cleanup function.
 */
export function connectHistory(
  history: AppHistory,
  store: LocationStore,
  hideHash = (hash: string) => hash,
): () => void {
  let following = false
  const stopListening = history.listen(() => {
    if (following) return
    const { location } = history
    const hash = hideHash(location.hash)
    // A link that is pasted into the address bar loads no page when only its fragment is new. Replacing calls again.
    if (hash !== location.hash) history.replace({ ...location, hash }, location.state)
    else store.dispatch(locationChanged(locationOf(history)))
  })
  const stopFollowing = store.subscribe(() => {
    const { location } = store.getState()
    if (sameLocation(location, locationOf(history))) return
    following = true
    history.replace(location, location.state)
    following = false
  })
  return () => {
    stopListening()
    stopFollowing()
  }
}
