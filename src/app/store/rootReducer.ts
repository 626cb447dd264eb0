import { combineSlices, isAnyOf, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
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
import { bookSubmission } from '@/features/booking/bookSubmission'
import { bookingSlice } from '@/features/booking/bookingSlice'
import { checkoutSlice } from '@/features/cards/checkoutSlice'
import { clientsSlice } from '@/features/clients/clientsSlice'
import { diarySlice } from '@/features/diary/diarySlice'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { paymentsSlice } from '@/features/payments/paymentsSlice'
import { postersSlice } from '@/features/posters/postersSlice'
import { preferencesSlice } from '@/features/preferences/preferencesSlice'
import { profileSlice } from '@/features/profile/profileSlice'
import { publicSiteSlice } from '@/features/publicSite/publicSiteSlice'
import { ownPromotionsSlice } from '@/features/promotions/own/ownPromotionsSlice'
import { reviewsSlice } from '@/features/reviews/reviewsSlice'
import { nearMeSlice } from '@/features/salons/search/nearMeSlice'
import { searchAreaSlice } from '@/features/salons/search/searchAreaSlice'
import { scheduleSlice } from '@/features/schedule/scheduleSlice'
import { sectionsSlice } from '@/features/sections/sectionsSlice'
import { servicesSlice } from '@/features/services/servicesSlice'
import { subscriptionSlice } from '@/features/subscription/subscriptionSlice'
import { supportSlice } from '@/features/support/supportSlice'
import { takingsSlice } from '@/features/takings/takingsSlice'
import { teamSlice } from '@/features/team/teamSlice'
import { apiSlice } from './apiSlice'
import { layoutSlice, selectIsStorageRefused } from '../frames/layoutSlice'
import { clockSlice, selectIsClockOff } from '@/store/clockSlice'
import { cachedAnswersSlice } from '@/store/cachedAnswersSlice'
import { locationSlice } from '@/store/locationSlice'
import { submissionsSlice } from '@/store/submissionsSlice'

export const slices = [
  clockSlice,
  locationSlice,
  apiSlice,
  layoutSlice,
  preferencesSlice,
  publicSiteSlice,
  authSlice,
  accountSlice,
  appointmentsSlice,
  bookingSlice,
  checkoutSlice,
  clientsSlice,
  diarySlice,
  cachedAnswersSlice,
  nearMeSlice,
  notificationsSlice,
  ownPromotionsSlice,
  paymentsSlice,
  postersSlice,
  profileSlice,
  reviewsSlice,
  scheduleSlice,
  searchAreaSlice,
  sectionsSlice,
  servicesSlice,
  submissionsSlice,
  subscriptionSlice,
  supportSlice,
  takingsSlice,
  teamSlice,
] as const

const combined = combineSlices(...slices)

export type RootState = ReturnType<typeof combined>

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
 * Every slice exists before the first action. When the user changes, the browser's slices stay and the rest resets. An
 * unfinished booking survives a session that the server ended, until somebody else logs in.
 */
export const rootReducer: Reducer<RootState> = (state, action) => {
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
}

export const selectHasDeviceToasts = (state: RootState): boolean =>
  Boolean(state.layout.dropped) || selectIsStorageRefused(state) || selectIsClockOff(state)
