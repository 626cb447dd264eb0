import { accountSlice } from '@/features/account/accountSlice'
import { appointmentsSlice } from '@/features/appointments/appointmentsSlice'
import { checkoutSlice } from '@/features/cards/checkoutSlice'
import { clientsSlice } from '@/features/clients/clientsSlice'
import { diarySlice } from '@/features/diary/diarySlice'
import { gallerySlice } from '@/features/gallery/gallerySlice'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { paymentsSlice } from '@/features/payments/paymentsSlice'
import { postersSlice } from '@/features/posters/postersSlice'
import { profileSlice } from '@/features/profile/profileSlice'
import { ownPromotionsSlice } from '@/features/promotions/own/ownPromotionsSlice'
import { scheduleSlice } from '@/features/schedule/scheduleSlice'
import { sectionsSlice } from '@/features/sections/sectionsSlice'
import { servicesSlice } from '@/features/services/servicesSlice'
import { subscriptionSlice } from '@/features/subscription/subscriptionSlice'
import { supportSlice } from '@/features/support/supportSlice'
import { takingsSlice } from '@/features/takings/takingsSlice'
import { teamSlice } from '@/features/team/teamSlice'
import { pictureDeletions } from '@/features/gallery/pictureDeletions'
import { sectionDeletions } from '@/features/sections/sectionDeletions'
import { serviceDeletions } from '@/features/services/serviceDeletions'
import type { StartListening } from '@/store/StartListening'

/** What the pages of signed-in users need and visitors' first pages do without. */
export const laterSlices = [
  accountSlice,
  appointmentsSlice,
  checkoutSlice,
  clientsSlice,
  diarySlice,
  gallerySlice,
  notificationsSlice,
  ownPromotionsSlice,
  paymentsSlice,
  postersSlice,
  profileSlice,
  scheduleSlice,
  sectionsSlice,
  servicesSlice,
  subscriptionSlice,
  supportSlice,
  takingsSlice,
  teamSlice,
] as const

export type LaterState = {
  [Slice in (typeof laterSlices)[number] as Slice['reducerPath']]: ReturnType<Slice['reducer']>
}

export function startLaterListening(start: StartListening): void {
  pictureDeletions.startListening(start)
  sectionDeletions.startListening(start)
  serviceDeletions.startListening(start)
}
