import type { AuthState } from '@/features/auth/authSlice'
import { keepBooking } from '@/features/booking/keptBooking'
import type { CheckoutState } from '@/features/cards/checkoutSlice'
import type { PreferencesState } from '@/features/preferences/preferencesSlice'
import type { SubscriptionState } from '@/features/subscription/subscriptionSlice'
import type { RootState } from '../store/rootReducer'

type KeptTable = { [Name in keyof RootState]: ((slice: RootState[Name]) => unknown) | 'not_kept' }

/**
 * What of each slice goes into the versioned entry. Every slice stands here with a decision, or this file does not
 * compile; how a kept part is checked when it comes back is decided in `keptChecks.ts`. `user`, the remembered
 * credentials and the language lie under the specification's own keys (section 3), see `storageEngine.ts`; of `auth`
 * and `preferences` the entry holds the rest.
 */
export const keptSlices = {
  location: 'not_kept',
  api: 'not_kept',
  publicSite: 'not_kept',
  appointments: 'not_kept',
  diary: 'not_kept',
  payments: 'not_kept',
  sections: 'not_kept',
  services: 'not_kept',
  schedule: 'not_kept',
  layout: 'not_kept',
  account: 'not_kept',
  nearMe: 'not_kept',
  salons: 'not_kept',
  notifications: 'not_kept',
  reviews: 'not_kept',
  profile: 'not_kept',
  posters: 'not_kept',
  team: 'not_kept',
  takings: 'not_kept',
  support: 'not_kept',
  submissions: 'not_kept',
  preferences: ({ theme }: PreferencesState) => ({ theme }),
  auth: ({ signUp }: AuthState) => ({ signUp }),
  booking: keepBooking,
  checkout: ({ subscription }: CheckoutState) => ({ subscription }),
  subscription: ({ tier, coupon }: SubscriptionState) => ({ tier, coupon }),
} satisfies KeptTable

/** The slices of which something is kept. */
export type KeptName = {
  [Name in keyof typeof keptSlices]: (typeof keptSlices)[Name] extends 'not_kept' ? never : Name
}[keyof typeof keptSlices]
