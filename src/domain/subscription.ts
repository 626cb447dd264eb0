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

/** The offer of a tier; `planOffers` holds every tier. */
export function offerOf(tier: PlanTier): PlanOffer {
  const offer = planOffers.find(one => one.tier === tier)
  if (!offer) throw new Error(`No plan ${tier}`)
  return offer
}

export const priceOf = ({ tier, size }: PlanChoice): PlanPrice => offerOf(tier).prices[size]

/** GET /plans */
export interface PlanList {
  plans: readonly PlanOffer[]
  /** Whether the signed-in user would get the free trial of a plan that has one. */
  trialAvailable: boolean
}

/** POST /coupons/check: the coupon's discount on the plan, and the rest to pay. Whole dollars. */
export interface CouponQuote extends PlanChoice {
  code: string
  discount: Discount
  price: number
  total: number
}

/** GET /subscriptions/mine: the running subscription, or the last one. */
export interface Subscription extends PlanChoice {
  id: string
  state: SubscriptionState
  startedAt: Instant
  period: { isTrial: boolean; startsAt: Instant; endsAt: Instant }
  autoRenew: boolean
  /** The deadline to turn off auto-renewal in this period. */
  renewalFixedAt: Instant
  nextCharge: { at: Instant; amount: number; currency: Currency } | null
  /** While a charge is refused: when the plan ends unless a charge succeeds. */
  graceEndsAt: Instant | null
  cardHint: string
}

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
  /** `redirectUrl` is the provider's page for the bank's question. Without it, our own page asks. */
  | { result: 'needs_confirmation'; chargeId: string; redirectUrl?: string }

/** GET /invoices: one for each paid period, numbered without gaps across all of Kursi. */
export interface Invoice extends PlanChoice {
  number: number
  /** The invoice's payment, where something was paid. */
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
