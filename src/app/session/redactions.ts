import { REHYDRATE } from 'redux-persist'
import { appointmentsApiRedaction } from '@/api/appointmentsApiRedaction'
import { auditApiRedaction } from '@/api/auditApiRedaction'
import { cardsApiRedaction } from '@/api/cardsApiRedaction'
import { clientsApiRedaction } from '@/api/clientsApiRedaction'
import { diaryApiRedaction } from '@/api/diaryApiRedaction'
import { favoritesApiRedaction } from '@/api/favoritesApiRedaction'
import { galleryApiRedaction } from '@/api/galleryApiRedaction'
import { joinApiRedaction } from '@/api/joinApiRedaction'
import { keysApiRedaction } from '@/api/keysApiRedaction'
import { notificationsApiRedaction } from '@/api/notificationsApiRedaction'
import { paymentsApiRedaction } from '@/api/paymentsApiRedaction'
import { postersApiRedaction } from '@/api/postersApiRedaction'
import { profileApiRedaction } from '@/api/profileApiRedaction'
import { promotionsApiRedaction } from '@/api/promotionsApiRedaction'
import { reviewsApiRedaction } from '@/api/reviewsApiRedaction'
import { salonsApiRedaction } from '@/api/salonsApiRedaction'
import { scheduleApiRedaction } from '@/api/scheduleApiRedaction'
import { seasonsApiRedaction } from '@/api/seasonsApiRedaction'
import { sectionsApiRedaction } from '@/api/sectionsApiRedaction'
import { servicesApiRedaction } from '@/api/servicesApiRedaction'
import { sessionsApiRedaction } from '@/api/sessionsApiRedaction'
import { subscriptionsApiRedaction } from '@/api/subscriptionsApiRedaction'
import { suggestionsApiRedaction } from '@/api/suggestionsApiRedaction'
import { takingsApiRedaction } from '@/api/takingsApiRedaction'
import { teamApiRedaction } from '@/api/teamApiRedaction'
import { timeOffApiRedaction } from '@/api/timeOffApiRedaction'
import { timeZonesApiRedaction } from '@/api/timeZonesApiRedaction'
import { usersApiRedaction } from '@/api/usersApiRedaction'
import { appointmentPaymentsApiRedaction } from '@/api/appointmentPaymentsApiRedaction'
import { waitlistApiRedaction } from '@/api/waitlistApiRedaction'
import { accountRedaction } from '@/features/account/accountRedaction'
import { appointmentsRedaction } from '@/features/appointments/appointmentsRedaction'
import { authRedaction } from '@/features/auth/authRedaction'
import { bookingRedaction } from '@/features/booking/bookingRedaction'
import { checkoutRedaction } from '@/features/cards/checkoutRedaction'
import { clientsRedaction } from '@/features/clients/clientsRedaction'
import { diaryRedaction } from '@/features/diary/diaryRedaction'
import { galleryRedaction } from '@/features/gallery/galleryRedaction'
import { postersRedaction } from '@/features/posters/postersRedaction'
import { preferencesRedaction } from '@/features/preferences/preferencesRedaction'
import { profileRedaction } from '@/features/profile/profileRedaction'
import { publicSiteRedaction } from '@/features/publicSite/publicSiteRedaction'
import { reviewsRedaction } from '@/features/reviews/reviewsRedaction'
import { nearMeRedaction } from '@/features/salons/search/nearMeRedaction'
import { searchAreaRedaction } from '@/features/salons/search/searchAreaRedaction'
import { scheduleRedaction } from '@/features/schedule/scheduleRedaction'
import { sectionsRedaction } from '@/features/sections/sectionsRedaction'
import { servicesRedaction } from '@/features/services/servicesRedaction'
import { subscriptionRedaction } from '@/features/subscription/subscriptionRedaction'
import { supportRedaction } from '@/features/support/supportRedaction'
import { takingsRedaction } from '@/features/takings/takingsRedaction'
import { clockRedaction } from '@/store/clockRedaction'
import { locationRedaction } from '@/store/locationRedaction'
import { layoutRedaction } from '../frames/layoutRedaction'
import type { RootState } from '../store/rootReducer'
import { cachePolicyOf } from './cachePolicy'
import { byName, byShape, denied, type Policy, type Rules } from './policies'
import { endpointNames } from './resources'
import { storageDropped } from './storageDropped'
import { submissionsPolicy } from './submissionsPolicy'

const endpoints: { readonly [name: string]: { args?: Rules; answer?: Rules } | undefined } = {
  ...appointmentsApiRedaction,
  ...auditApiRedaction,
  ...cardsApiRedaction,
  ...clientsApiRedaction,
  ...diaryApiRedaction,
  ...favoritesApiRedaction,
  ...galleryApiRedaction,
  ...joinApiRedaction,
  ...keysApiRedaction,
  ...notificationsApiRedaction,
  ...paymentsApiRedaction,
  ...postersApiRedaction,
  ...profileApiRedaction,
  ...promotionsApiRedaction,
  ...reviewsApiRedaction,
  ...salonsApiRedaction,
  ...scheduleApiRedaction,
  ...seasonsApiRedaction,
  ...sectionsApiRedaction,
  ...servicesApiRedaction,
  ...sessionsApiRedaction,
  ...subscriptionsApiRedaction,
  ...suggestionsApiRedaction,
  ...takingsApiRedaction,
  ...teamApiRedaction,
  ...timeOffApiRedaction,
  ...timeZonesApiRedaction,
  ...usersApiRedaction,
  ...appointmentPaymentsApiRedaction,
  ...waitlistApiRedaction,
}

const cachePolicy = cachePolicyOf(new Map(endpointNames.map(name => [name, endpoints[name] ?? {}])))

/** By slice name. A slice that is missing here, or a field that is missing in its slice's list, allows nothing. */
const slices: { readonly [Name in keyof RootState]?: Policy } = {
  api: cachePolicy,
  clock: byName(clockRedaction),
  location: byName(locationRedaction),
  layout: byName(layoutRedaction),
  account: byName(accountRedaction),
  appointments: byName(appointmentsRedaction),
  auth: byName(authRedaction),
  booking: byName(bookingRedaction),
  submissions: submissionsPolicy,
  checkout: byName(checkoutRedaction),
  clients: byName(clientsRedaction),
  diary: byName(diaryRedaction),
  gallery: byName(galleryRedaction),
  posters: byName(postersRedaction),
  preferences: byName(preferencesRedaction),
  profile: byName(profileRedaction),
  publicSite: byName(publicSiteRedaction),
  reviews: byName(reviewsRedaction),
  nearMe: byName(nearMeRedaction),
  searchArea: byName(searchAreaRedaction),
  schedule: byName(scheduleRedaction),
  sections: byName(sectionsRedaction),
  services: byName(servicesRedaction),
  subscription: byName(subscriptionRedaction),
  support: byName(supportRedaction),
  takings: byName(takingsRedaction),
}

const policyOf = (slice: string): Policy =>
  (Object.hasOwn(slices, slice) && slices[slice as keyof RootState]) || denied

export const statePolicy: Policy = { inner: policyOf }

const ofPayload = (payload: Policy): Policy => ({
  inner: field => (field === 'payload' ? payload : denied),
})

const rehydration: Policy = {
  inner: field => (field === 'payload' ? statePolicy : byShape('token')),
}

const masked: Policy = { allowed: 'told', keys: 'told', inner: () => masked }

/** Their messages are masked when they are caught. */
const incident = ofPayload(byShape({ name: 'token', message: 'told', components: 'token' }))

export function actionPolicy(type: string): Policy {
  if (type === REHYDRATE) return rehydration
  const [slice = '', name = ''] = type.split('/')
  if (storageDropped.type === type) return ofPayload(masked)
  if (slice === 'session') return incident
  const policy = policyOf(slice)
  return policy === cachePolicy ? policy : ofPayload(policy.inner(name, {}))
}
