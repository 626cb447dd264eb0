import type { PersistSchema } from '@/store/persistSchema'
import { initialSubscription, type SubscriptionState } from './subscriptionState'

export const subscriptionPersistSchema: PersistSchema<
  SubscriptionState,
  Pick<SubscriptionState, 'tier' | 'coupon'>
> = {
  persist: ({ tier, coupon }) => ({ tier, coupon }),
  schema: async () => (await import('./persistedSubscriptionSchema')).persistedSubscriptionSchema,
  rehydrate: part => ({ ...initialSubscription, ...part }),
}
