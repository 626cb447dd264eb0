import type { WithSlice } from '@reduxjs/toolkit'
import { baseApi } from '@/api/baseApi'
import { accountSlice } from '@/features/account/accountSlice'
import { appointmentsSlice } from '@/features/appointments/appointmentsSlice'
import { diarySlice } from '@/features/diary/diarySlice'
import { noticesSlice } from '@/features/notifications/noticesSlice'
import { paymentsSlice } from '@/features/payments/paymentsSlice'
import { postersSlice } from '@/features/posters/postersSlice'
import { profileSlice } from '@/features/profile/profileSlice'
import { reviewsSlice } from '@/features/reviews/reviewsSlice'
import { nearMeSlice } from '@/features/salons/nearMeSlice'
import { scheduleSlice } from '@/features/schedule/scheduleSlice'
import { sectionsSlice } from '@/features/sections/sectionsSlice'
import { servicesSlice } from '@/features/services/servicesSlice'
import { takingsSlice } from '@/features/takings/takingsSlice'
import { teamSlice } from '@/features/team/teamSlice'
import type { Inject } from './rootReducer'

/** The slices of the pages that ask the server, and the cache of its answers: none of them is kept over a reload. */
export type LiveState = WithSlice<typeof baseApi> &
  WithSlice<typeof accountSlice> &
  WithSlice<typeof appointmentsSlice> &
  WithSlice<typeof diarySlice> &
  WithSlice<typeof nearMeSlice> &
  WithSlice<typeof scheduleSlice> &
  WithSlice<typeof sectionsSlice> &
  WithSlice<typeof servicesSlice> &
  WithSlice<typeof noticesSlice> &
  WithSlice<typeof paymentsSlice> &
  WithSlice<typeof reviewsSlice> &
  WithSlice<typeof profileSlice> &
  WithSlice<typeof postersSlice> &
  WithSlice<typeof teamSlice> &
  WithSlice<typeof takingsSlice>

export function injectLiveSlices(inject: Inject): void {
  inject(baseApi)
  inject(accountSlice)
  inject(appointmentsSlice)
  inject(diarySlice)
  inject(nearMeSlice)
  inject(scheduleSlice)
  inject(sectionsSlice)
  inject(servicesSlice)
  inject(noticesSlice)
  inject(paymentsSlice)
  inject(reviewsSlice)
  inject(profileSlice)
  inject(postersSlice)
  inject(teamSlice)
  inject(takingsSlice)
}
