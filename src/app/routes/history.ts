import type { Store } from '@reduxjs/toolkit'
// The history that react-router's own BrowserRouter is made of: the store must hear of a move before a page does.
import {
  UNSAFE_createBrowserHistory as createRouterHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom'
import { placeChanged, type Place } from '@/store/locationSlice'

export const createBrowserHistory = (window: Window) => createRouterHistory({ window, v5Compat: true })

/** Without an address bar: for tests and for pages rendered at build time. */
export const createPlainHistory = (path: string) =>
  createMemoryHistory({ initialEntries: [path], v5Compat: true })

export type AppHistory = ReturnType<typeof createBrowserHistory> | ReturnType<typeof createPlainHistory>

type PlaceStore = Pick<Store<{ place: Place }>, 'getState' | 'subscribe' | 'dispatch'>

export const placeOf = ({ location }: AppHistory): Place => {
  const { pathname, search, hash, key, state } = location as Place
  return { pathname, search, hash, key, state: state ?? null }
}

const samePlace = (one: Place, other: Place) =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash

/**
 * Keeps the address bar and the store together, both ways: a move enters the store as an action, and a store that
 * was set to another moment (a jump in DevTools, a support file) takes the address along. Returns the way to stop.
 */
export function connectHistory(history: AppHistory, store: PlaceStore): () => void {
  let following = false
  const stopListening = history.listen(() => {
    if (!following) store.dispatch(placeChanged(placeOf(history)))
  })
  const stopFollowing = store.subscribe(() => {
    const { place } = store.getState()
    if (samePlace(place, placeOf(history))) return
    following = true
    history.replace(place, place.state)
    following = false
  })
  return () => {
    stopListening()
    stopFollowing()
  }
}
