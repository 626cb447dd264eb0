import Stripe from 'stripe'
import type { ChargeRefusal } from '@/domain/subscription'
import type { ChargeResult } from '../../kernel/PaymentGateway'

const unconfirmed = ['authentication_required', 'payment_intent_authentication_failure']

/** Why a card was not charged, of the provider's two codes for it. */
function refusalOf(code: string | undefined, declineCode: string | undefined): ChargeRefusal {
  if (declineCode === 'insufficient_funds') return 'insufficient_funds'
  return [code, declineCode].some(word => word !== undefined && unconfirmed.includes(word))
    ? 'not_confirmed'
    : 'declined'
}

/** What became of a payment. Throws while the provider itself does not know. */
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

/** Which failed calls are an answer all the same: the card's refusal, or a card that is not there any more. */
export function refusalIn(error: unknown): ChargeRefusal | undefined {
  if (error instanceof Stripe.errors.StripeCardError) return refusalOf(error.code, error.decline_code)
  const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  return isGone ? 'declined' : undefined
}
