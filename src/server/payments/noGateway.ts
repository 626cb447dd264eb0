import type { PaymentGateway } from '../kernel/PaymentGateway'

/** Stands where no payment provider is set and nothing is a demo: no card can be entered and nothing is charged. */
export const noGateway: PaymentGateway = {
  takesCards: false,
  createCharge: () => Promise.resolve({ status: 'refused', reason: 'declined' }),
  confirm: () => Promise.resolve({ status: 'refused', reason: 'not_confirmed' }),
  refund: () => Promise.resolve({ status: 'refused', reason: 'not_charged' }),
  find: () => Promise.resolve(undefined),
  subscribe: () => () => undefined,
  readCard: () => Promise.resolve(undefined),
  cardHint: () => '',
}
