import { authPersistSchema } from '@/features/auth/authPersistSchema'
import { bookingPersistSchema } from '@/features/booking/bookingPersistSchema'
import { checkoutPersistSchema } from '@/features/cards/checkoutPersistSchema'
import { preferencesPersistSchema } from '@/features/preferences/preferencesPersistSchema'
import { subscriptionPersistSchema } from '@/features/subscription/subscriptionPersistSchema'
import type { PersistSchema } from '@/store/persistSchema'
import type { RootState } from '../store/rootReducer'
import { submissionsPersistSchema } from './submissionsPersistSchema'

type PersistSchemas = { [Name in keyof RootState]: PersistSchema<RootState[Name]> | 'not_persisted' }

/** Every slice stands here with its decision, or this file does not compile. */
const decisions: PersistSchemas = {
  clock: 'not_persisted',
  location: 'not_persisted',
  api: 'not_persisted',
  publicSite: 'not_persisted',
  appointments: 'not_persisted',
  clients: 'not_persisted',
  diary: 'not_persisted',
  payments: 'not_persisted',
  sections: 'not_persisted',
  services: 'not_persisted',
  schedule: 'not_persisted',
  layout: 'not_persisted',
  account: 'not_persisted',
  nearMe: 'not_persisted',
  searchArea: 'not_persisted',
  cachedAnswers: 'not_persisted',
  notifications: 'not_persisted',
  reviews: 'not_persisted',
  profile: 'not_persisted',
  posters: 'not_persisted',
  gallery: 'not_persisted',
  ownPromotions: 'not_persisted',
  team: 'not_persisted',
  takings: 'not_persisted',
  support: 'not_persisted',
  auth: authPersistSchema,
  booking: bookingPersistSchema,
  checkout: checkoutPersistSchema,
  preferences: preferencesPersistSchema,
  submissions: submissionsPersistSchema,
  subscription: subscriptionPersistSchema,
}

/** The schemas of the slices of which something is persisted, by the slice's name. */
export const persistSchemas = Object.entries(decisions).flatMap(([name, decision]) =>
  decision === 'not_persisted' ? [] : [[name, decision as PersistSchema<unknown>] as const],
)
