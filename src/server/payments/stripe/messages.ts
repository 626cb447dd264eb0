import type Stripe from 'stripe'
import { BadSignature } from '../../kernel/PaymentGateway'

/** The event in a signed message; throws BadSignature when the provider did not sign it. */
export function readEvent(stripe: Stripe, payload: string, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(payload, signature, secret)
  } catch (error) {
    throw new BadSignature('The message is not signed by the payment provider', { cause: error })
  }
}

/** The payment that an event is about; undefined for other events. */
export function intentOf({ type, data }: Stripe.Event): Stripe.PaymentIntent | undefined {
  return type.startsWith('payment_intent.') ? (data.object as Stripe.PaymentIntent) : undefined
}

/** The refund that an event is about; undefined for other events. */
export function refundOf({ type, data }: Stripe.Event): Stripe.Refund | undefined {
  const isOfRefund = type.startsWith('refund.') || type === 'charge.refund.updated'
  return isOfRefund ? (data.object as Stripe.Refund) : undefined
}
