import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import {
  accountDeleted,
  authSlice,
  loggedIn,
  loggedOut,
  sessionEnded,
  userChangedElsewhere,
} from '@/features/auth/authSlice'
import { bookingSlice } from '@/features/booking/bookingSlice'
import { checkoutSlice } from '@/features/cards/checkoutSlice'
import { preferencesSlice } from '@/features/preferences/preferencesSlice'
import { publicSiteSlice } from '@/features/publicSite/publicSiteSlice'
import { subscriptionSlice } from '@/features/subscription/subscriptionSlice'
import { layoutSlice } from './frames/layoutSlice'
import type { LiveSlice, LiveState } from './liveSlices'
import { locationSlice } from '@/store/locationSlice'
import { submissionsSlice } from '@/store/submissionsSlice'

/**
 * What is there from the start: what the public pages show, and what is kept over a reload, which must be at hand
 * when it comes back. All other slices join with the first page that asks the server, see `liveSlices.ts`.
 */
const combineStatic = () =>
  combineSlices(
    locationSlice,
    layoutSlice,
    preferencesSlice,
    publicSiteSlice,
    authSlice,
    bookingSlice,
    checkoutSlice,
    subscriptionSlice,
    submissionsSlice,
  ).withLazyLoadedSlices<LiveState>()

export type RootState = ReturnType<ReturnType<typeof combineStatic>>

/** The person at the screen is no longer the one the state speaks of. */
const endsUser = (action: UnknownAction): boolean =>
  loggedOut.match(action) ||
  sessionEnded.match(action) ||
  userChangedElsewhere.match(action) ||
  accountDeleted.match(action)

/**
 * A root reducer of its own for each store; `inject` adds a slice to it. When the person changes, what belongs to the
 * browser stays and the rest begins anew. A half-made booking survives a login, and a session that the server ended:
 * the same person mostly comes back.
 */
export function createRootReducer() {
  const combined = combineStatic()
  const reducer: Reducer<RootState> = (state, action) => {
    if (!state || !endsUser(action)) return combined(state, action)
    const { location, layout, preferences, auth, booking, api } = state
    const kept = {
      location,
      layout,
      preferences,
      auth,
      ...(sessionEnded.match(action) && { booking }),
      ...(api && { api }),
    }
    return combined(kept, action)
  }
  return { reducer, inject: (slice: LiveSlice) => void combined.inject(slice as never) }
}

export const changesUser = (action: UnknownAction): boolean => endsUser(action) || loggedIn.match(action)
