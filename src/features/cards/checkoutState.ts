import type { Checkout, PurposeName } from './checkout'

export type CheckoutState = { [Name in PurposeName]: Checkout<Name> }

export const initialCheckout: CheckoutState = {
  appointment: { step: 'none' },
  subscription: { step: 'none' },
}
