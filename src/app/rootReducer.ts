import { combineSlices, type Reducer, type UnknownAction, type WithSlice } from '@reduxjs/toolkit'
import type { baseApi } from '@/api/baseApi'
import { accountSlice } from '@/features/account/accountSlice'
import { appointmentsSlice } from '@/features/appointments/appointmentsSlice'
import {
  accountDeleted,
  authSlice,
  loggedIn,
  loggedOut,
  sessionEnded,
  userChangedElsewhere,
} from '@/features/auth/authSlice'
import { bookingSlice } from '@/features/booking/bookingSlice'
import { contactSlice } from '@/features/contact/contactSlice'
import { nearMeSlice } from '@/features/salons/nearMeSlice'
import { preferencesSlice } from '@/features/preferences/preferencesSlice'
import { publicSiteSlice } from '@/features/publicSite/publicSiteSlice'
import { layoutSlice } from './frames/layoutSlice'
import { placeSlice } from './placeSlice'

const combineStatic = () =>
  combineSlices(
    placeSlice,
    layoutSlice,
    preferencesSlice,
    publicSiteSlice,
    contactSlice,
    nearMeSlice,
    authSlice,
    accountSlice,
    bookingSlice,
    appointmentsSlice,
  ).withLazyLoadedSlices<WithSlice<typeof baseApi>>()

export type RootState = ReturnType<ReturnType<typeof combineStatic>>

/** The person at the screen is no longer the one the state speaks of. */
const endsPerson = (action: UnknownAction): boolean =>
  loggedOut.match(action) ||
  sessionEnded.match(action) ||
  userChangedElsewhere.match(action) ||
  accountDeleted.match(action)

/**
 * A root reducer of its own for each store. `injectApi` adds the cache of server answers, which a page that asks the
 * server brings along. When the person changes, what belongs to the browser stays and the rest begins anew; a
 * half-made booking survives a login and a session that the server ended, for the same person mostly comes back.
 */
export function createRootReducer() {
  const combined = combineStatic()
  const reducer: Reducer<RootState> = (state, action) => {
    if (!state || !endsPerson(action)) return combined(state, action)
    const { place, layout, preferences, auth, booking, api } = state
    const kept = {
      place,
      layout,
      preferences,
      auth,
      ...(sessionEnded.match(action) && { booking }),
      ...(api && { api }),
    }
    return combined(kept as RootState, action)
  }
  return { reducer, injectApi: (api: typeof baseApi) => combined.inject(api) }
}

export const changesPerson = (action: UnknownAction): boolean => endsPerson(action) || loggedIn.match(action)
