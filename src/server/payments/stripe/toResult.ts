import Stripe from 'stripe'
import type { ChargeRefusal } from '@/domain/subscription'
import type { ChargeResult } from '../../kernel/PaymentGateway'

const unconfirmed = ['authentication_required', 'payment_intent_authentication_failure']

function refusalOf(code: string | undefined, declineCode: string | undefined): ChargeRefusal {
  if (declineCode === 'insufficient_funds') return 'insufficient_funds'
  return [code, declineCode].some(word => word !== undefined && unconfirmed.includes(word))
    ? 'not_confirmed'
    : 'declined'
}

/** The result of a payment. Throws while the provider does not know it yet. */
export function toResult({
  id,
  status,
  next_action,
  last_payment_error,
}: Stripe.PaymentIntent): ChargeResult {
  switch (status) {
    case 'succeeded':
      return { status: 'succeeded' }
    case 'requires_action':
    case 'requires_confirmation': {
      const redirectUrl = next_action?.redirect_to_url?.url
      return { status: 'needs_confirmation', ...(redirectUrl && { redirectUrl }) }
    }
    case 'requires_payment_method':
      return {
        status: 'refused',
        reason: refusalOf(last_payment_error?.code, last_payment_error?.decline_code),
      }
    case 'canceled':
      return { status: 'refused', reason: 'not_confirmed' }
    default:
      throw new Error(`The payment ${id} is ${status}`)
  }
}

/** Failed calls that are a refusal: the bank declined the card, or the card no longer exists. */
export function refusalIn(error: unknown): ChargeRefusal | undefined {
  if (error instanceof Stripe.errors.StripeCardError) return refusalOf(error.code, error.decline_code)
  const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  return isGone ? 'declined' : undefined
}
