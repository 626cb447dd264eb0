import { combineSlices, isAnyOf, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import {
  accountDeleted,
  authSlice,
  loggedIn,
  loggedOut,
  sessionEnded,
  userChangedElsewhere,
} from '@/features/auth/authSlice'
import { bookSubmission } from '@/features/booking/bookSubmission'
import { bookingSlice } from '@/features/booking/bookingSlice'
import { preferencesSlice } from '@/features/preferences/preferencesSlice'
import { publicSiteSlice } from '@/features/publicSite/publicSiteSlice'
import { reviewsSlice } from '@/features/reviews/reviewsSlice'
import { nearMeSlice } from '@/features/salons/search/nearMeSlice'
import { searchAreaSlice } from '@/features/salons/search/searchAreaSlice'
import { apiSlice } from './apiSlice'
import type { LaterState } from './laterSlices'
import { layoutSlice, selectIsStorageRefused } from '../frames/layoutSlice'
import { clockSlice, selectIsClockOff } from '@/store/clockSlice'
import { cachedAnswersSlice } from '@/store/cachedAnswersSlice'
import { locationSlice } from '@/store/locationSlice'
import { submissionsSlice } from '@/store/submissionsSlice'

/** What visitors' first pages need. */
const firstSlices = [
  clockSlice,
  locationSlice,
  apiSlice,
  layoutSlice,
  preferencesSlice,
  publicSiteSlice,
  authSlice,
  bookingSlice,
  cachedAnswersSlice,
  nearMeSlice,
  reviewsSlice,
  searchAreaSlice,
  submissionsSlice,
] as const

/** The other slices join when the first page that needs them loads; see `loadLaterSlices`. */
export const combined = combineSlices(...firstSlices).withLazyLoadedSlices<LaterState>()

export type RootState = Required<ReturnType<typeof combined>>

/** Actions after which the user in the state is no longer at the screen. */
const endsUser = isAnyOf(loggedOut, sessionEnded, userChangedElsewhere, accountDeleted)

export const changesUser = isAnyOf(endsUser, loggedIn)

/** A login of another user than the one who left an unfinished booking. A visitor's booking belongs to whoever logs in. */
const bringsAnother = ({ auth }: RootState, action: UnknownAction): boolean => {
  if (!loggedIn.match(action)) return false
  const owner = auth.user?.uid ?? auth.leftBy
  return owner !== null && owner !== action.payload.user.uid
}

/**
 * When the user changes, the browser's slices stay and the rest resets. An unfinished booking survives a session that
 * the server ended, until somebody else logs in.
 */
export const rootReducer = ((state: RootState | undefined, action: UnknownAction) => {
  if (!state || !(endsUser(action) || bringsAnother(state, action))) return combined(state, action)
  const { clock, location, layout, preferences, searchArea, auth, booking, api } = state
  const halfMade = { booking, submissions: { [bookSubmission.form]: bookSubmission.select(state) } }
  const staying = {
    clock,
    location,
    layout,
    preferences,
    searchArea,
    auth,
    api,
    ...(sessionEnded.match(action) && halfMade),
  }
  return combined(staying, action)
}) as Reducer<RootState>

export const selectHasDeviceToasts = (state: RootState): boolean =>
  Boolean(state.layout.dropped) || selectIsStorageRefused(state) || selectIsClockOff(state)
