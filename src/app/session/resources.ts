import { appointmentsApi } from '@/api/appointmentsApi'
import { auditApi } from '@/api/auditApi'
import { cardsApi } from '@/api/cardsApi'
import { clientsApi } from '@/api/clientsApi'
import { contactApi } from '@/api/contactApi'
import { diaryApi } from '@/api/diaryApi'
import { favoritesApi } from '@/api/favoritesApi'
import { joinApi } from '@/api/joinApi'
import { keysApi } from '@/api/keysApi'
import { notificationSettingsApi } from '@/api/notificationSettingsApi'
import { galleryApi } from '@/api/galleryApi'
import { notificationsApi } from '@/api/notificationsApi'
import { promotionsApi } from '@/api/promotionsApi'
import { paymentsApi } from '@/api/paymentsApi'
import { postersApi } from '@/api/postersApi'
import { profileApi } from '@/api/profileApi'
import { reviewsApi } from '@/api/reviewsApi'
import { salonsApi } from '@/api/salonsApi'
import { scheduleApi } from '@/api/scheduleApi'
import { seasonsApi } from '@/api/seasonsApi'
import { sectionsApi } from '@/api/sectionsApi'
import { servicesApi } from '@/api/servicesApi'
import { sessionsApi } from '@/api/sessionsApi'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import { suggestionsApi } from '@/api/suggestionsApi'
import { takingsApi } from '@/api/takingsApi'
import { teamApi } from '@/api/teamApi'
import { timeOffApi } from '@/api/timeOffApi'
import { timeZonesApi } from '@/api/timeZonesApi'
import { usersApi } from '@/api/usersApi'
import { appointmentPaymentsApi } from '@/api/appointmentPaymentsApi'
import { waitlistApi } from '@/api/waitlistApi'

/**
 * Every endpoint of the API. A page loads only its own endpoints, but reading or replaying a whole session needs all.
 */
export const resources = [
  appointmentsApi,
  auditApi,
  cardsApi,
  clientsApi,
  contactApi,
  diaryApi,
  favoritesApi,
  joinApi,
  keysApi,
  notificationsApi,
  notificationSettingsApi,
  promotionsApi,
  paymentsApi,
  galleryApi,
  postersApi,
  profileApi,
  reviewsApi,
  salonsApi,
  scheduleApi,
  seasonsApi,
  sectionsApi,
  servicesApi,
  sessionsApi,
  subscriptionsApi,
  suggestionsApi,
  takingsApi,
  teamApi,
  timeOffApi,
  timeZonesApi,
  usersApi,
  appointmentPaymentsApi,
  waitlistApi,
] as const

export const endpointNames: readonly string[] = resources.flatMap(({ endpoints }) => Object.keys(endpoints))
