import type { CouponProblem } from '@/domain/coupon'
import type { ChargeRefusal, PlanChoice } from '@/domain/subscription'

export interface Chosen extends PlanChoice {
  /** The code of the coupon that was applied when the plan was chosen. */
  coupon: string | null
}

/** Why the last press did not subscribe. */
export type Refusal =
  | ChargeRefusal
  | CouponProblem
  | 'already_subscribed'
  | 'payment_under_way'
  | 'signed_out'
  | 'too_many'
  | 'other'

export interface Sent extends Chosen {
  idempotencyKey: string
  /** What the card form gave in place of the card. */
  paymentMethod: string
  /** What was shown as the price, in whole dollars. */
  total: number
}

export interface Asked extends Sent {
  chargeId: string
  /** The provider's page where the bank asks; without, a page of ours stands for it. */
  redirectUrl?: string
}

/** One step of buying a plan after the other; each holds just what is known by then. */
export type Checkout =
  | { step: 'not_chosen' }
  | (Chosen & { step: 'paying'; refusal: Refusal | null })
  | (Sent & { step: 'sending' })
  /** Sent, and nobody knows whether it arrived: asking again repeats the same request with the same key. */
  | (Sent & { step: 'unanswered' })
  /** The bank wants to hear from the person; `isUnsure` when an answer may not have arrived. */
  | (Asked & { step: 'bank_asks'; isUnsure: boolean })
  | (Asked & { step: 'answering_bank'; approved: boolean })
  | (Chosen & { step: 'subscribed'; invoiceNumber: number | null })

export type CheckoutOf<Step extends Checkout['step']> = Extract<Checkout, { step: Step }>

// Each takes just the fields of its own level along.
export const chosenOf = ({ tier, size, coupon }: Chosen): Chosen => ({ tier, size, coupon })

export const sentOf = (from: Sent): Sent => ({
  ...chosenOf(from),
  idempotencyKey: from.idempotencyKey,
  paymentMethod: from.paymentMethod,
  total: from.total,
})

export const askedOf = ({ chargeId, redirectUrl, ...from }: Asked): Asked => ({
  ...sentOf(from),
  chargeId,
  ...(redirectUrl !== undefined && { redirectUrl }),
})
