import type { WithSlice } from '@reduxjs/toolkit'
import type { baseApi } from '@/api/baseApi'
import { accountSlice } from '@/features/account/accountSlice'
import { appointmentsSlice } from '@/features/appointments/appointmentsSlice'
import { diarySlice } from '@/features/diary/diarySlice'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { paymentsSlice } from '@/features/payments/paymentsSlice'
import { postersSlice } from '@/features/posters/postersSlice'
import { profileSlice } from '@/features/profile/profileSlice'
import { reviewsSlice } from '@/features/reviews/reviewsSlice'
import { nearMeSlice } from '@/features/salons/nearMeSlice'
import { salonsSlice } from '@/features/salons/salonsSlice'
import { scheduleSlice } from '@/features/schedule/scheduleSlice'
import { sectionsSlice } from '@/features/sections/sectionsSlice'
import { servicesSlice } from '@/features/services/servicesSlice'
import { supportSlice } from '@/features/support/supportSlice'
import { takingsSlice } from '@/features/takings/takingsSlice'
import { teamSlice } from '@/features/team/teamSlice'
import { apiSlice } from './apiSlice'

/** The cache of server answers, and the slices of the pages that ask: none of them is kept over a reload. */
export const liveSlices = [
  apiSlice,
  accountSlice,
  appointmentsSlice,
  diarySlice,
  nearMeSlice,
  salonsSlice,
  scheduleSlice,
  sectionsSlice,
  servicesSlice,
  notificationsSlice,
  paymentsSlice,
  reviewsSlice,
  profileSlice,
  postersSlice,
  teamSlice,
  takingsSlice,
  supportSlice,
] as const

export type LiveSlice = (typeof liveSlices)[number]

export type LiveState = WithSlice<typeof baseApi> &
  WithSlice<typeof accountSlice> &
  WithSlice<typeof appointmentsSlice> &
  WithSlice<typeof diarySlice> &
  WithSlice<typeof nearMeSlice> &
  WithSlice<typeof salonsSlice> &
  WithSlice<typeof scheduleSlice> &
  WithSlice<typeof sectionsSlice> &
  WithSlice<typeof servicesSlice> &
  WithSlice<typeof notificationsSlice> &
  WithSlice<typeof paymentsSlice> &
  WithSlice<typeof reviewsSlice> &
  WithSlice<typeof profileSlice> &
  WithSlice<typeof postersSlice> &
  WithSlice<typeof teamSlice> &
  WithSlice<typeof takingsSlice> &
  WithSlice<typeof supportSlice>
