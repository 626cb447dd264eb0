import type { PersistSchema } from '@/store/persistSchema'
import { initialCheckout, type CheckoutState } from './checkoutState'

/** Paying for an appointment is not persisted: after a reload the server says how it stands. */
export const checkoutPersistSchema: PersistSchema<CheckoutState, Pick<CheckoutState, 'subscription'>> = {
  persist: ({ subscription }) => ({ subscription }),
  schema: async () => (await import('./persistedCheckoutSchema')).persistedCheckoutSchema,
  rehydrate: part => ({ ...initialCheckout, ...part }),
}
