import type Stripe from 'stripe'
import { BadSignature } from '../../kernel/PaymentGateway'

/** What a signed message says; throws BadSignature for one that is not the provider's. */
export function readEvent(stripe: Stripe, payload: string, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(payload, signature, secret)
  } catch (error) {
    throw new BadSignature('The message is not signed by the payment provider', { cause: error })
  }
}

/** The payment that a message is about; undefined for one about something else. */
export function intentOf({ type, data }: Stripe.Event): Stripe.PaymentIntent | undefined {
  return type.startsWith('payment_intent.') ? (data.object as Stripe.PaymentIntent) : undefined
}

/** The refund that a message is about, likewise. */
export function refundOf({ type, data }: Stripe.Event): Stripe.Refund | undefined {
  const isOfRefund = type.startsWith('refund.') || type === 'charge.refund.updated'
  return isOfRefund ? (data.object as Stripe.Refund) : undefined
}
