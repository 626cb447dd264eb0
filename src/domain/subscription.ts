import type { Discount } from './coupon'
import type { Currency } from './money'
import { planOffers, type PlanOffer, type PlanPrice, type PlanSize, type PlanTier } from './plans'
import type { SubscriptionState } from './subscriptionLife'
import type { Instant } from './zonedTime'

/** Plans are sold in dollars (section 9). */
export const planCurrency: Currency = 'USD'

export interface PlanChoice {
  tier: PlanTier
  size: PlanSize
}

/** The offer of a tier; the list holds every one. */
export function offerOf(tier: PlanTier): PlanOffer {
  const offer = planOffers.find(one => one.tier === tier)
  if (!offer) throw new Error(`No plan ${tier}`)
  return offer
}

export const priceOf = ({ tier, size }: PlanChoice): PlanPrice => offerOf(tier).prices[size]

/** GET /plans */
export interface PlanList {
  plans: readonly PlanOffer[]
  /** Whether the person signed in would get the free trial of a plan that has one. */
  trialAvailable: boolean
}

/** POST /coupons/check: what the coupon takes off the plan, and what is left to pay. Whole dollars. */
export interface CouponQuote extends PlanChoice {
  code: string
  discount: Discount
  price: number
  total: number
}

/** GET /subscriptions/mine: the running one, or the last that ran. */
export interface Subscription extends PlanChoice {
  id: string
  state: SubscriptionState
  startedAt: Instant
  period: { isTrial: boolean; startsAt: Instant; endsAt: Instant }
  autoRenew: boolean
  /** Until when auto-renewal can be turned off in this period. */
  renewalFixedAt: Instant
  nextCharge: { at: Instant; amount: number; currency: Currency } | null
  /** While a charge is refused: when the plan ends if none succeeds. */
  graceEndsAt: Instant | null
  /** The last four digits of the card. */
  cardHint: string
}

/** Whether the plan may be used. */
export const isRunning = ({ state }: Pick<Subscription, 'state'>): boolean => state !== 'ended'

export const chargeRefusals = ['declined', 'insufficient_funds', 'not_confirmed', 'abandoned'] as const
export type ChargeRefusal = (typeof chargeRefusals)[number]

/** Why a payment was refused, with a failure of code `declined`. */
export interface DeclinedCharge {
  reason: ChargeRefusal
}

/** POST /subscriptions and POST /subscriptions/confirm */
export type SubscribeAnswer =
  | { result: 'subscribed'; subscription: Subscription; invoice: Invoice | null }
  /** With the provider's page where the bank asks the person; without, a page of ours asks. */
  | { result: 'needs_confirmation'; chargeId: string; redirectUrl?: string }

/** GET /invoices: one for each paid period, numbered without gaps over all of Kursi. */
export interface Invoice extends PlanChoice {
  number: number
  /** The payment that it is about, where something was paid. */
  paymentId: string
  issuedAt: Instant
  months: number
  periodStartsAt: Instant
  periodEndsAt: Instant
  coupon: string | null
  /** Whole units: price - discount = amount. */
  price: number
  discount: number
  amount: number
  currency: Currency
}
