import { addMonths } from './calendarMonths'
import type { Instant } from './zonedTime'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** How long before its period ends a subscription renews. After that, auto-renewal cannot be turned off. */
export const renewalLead = 24 * hour

/** How long before the end of a period the user gets the notification of its renewal. */
export const renewalNotificationLead = 3 * day

/** How long a subscription continues after its period while the renewal charge fails. */
export const renewalGrace = 7 * day

/** When a renewal is tried, relative to the end of the period. Each refusal leads to the next time. */
const attemptTimes = [-renewalLead, -renewalLead / 2, 0, day, 3 * day, 5 * day] as const

export const subscriptionStates = ['trial', 'active', 'past_due', 'cancelled', 'ended'] as const
/** `cancelled` runs until the end of its period and is not renewed; `past_due` waits for a charge to succeed. */
export type SubscriptionState = (typeof subscriptionStates)[number]

export interface Period {
  /** 0 for the trial; paid periods count from 1. */
  number: number
  startsAt: Instant
  endsAt: Instant
}

/** The stored facts of a subscription. Everything else follows from them and the clock. */
export interface SubscriptionFacts {
  months: number
  /** Whole dollars per period. */
  price: number
  /** Whole dollars off the first paid period. */
  discount: number
  /** The start of the first paid period. All later periods keep its day of the month. */
  anchor: Instant
  autoRenew: boolean
  /** In order and without gaps; never empty. */
  periods: readonly [Period, ...Period[]]
  /** Refused charges for the next period. */
  refusedCharges: number
  /** A charge for the next period has no result yet. */
  isCharging: boolean
}

/** The paid period with this number, from the anchor and the length. */
export const paidPeriod = (
  { anchor, months }: Pick<SubscriptionFacts, 'anchor' | 'months'>,
  number: number,
): Period => ({
  number,
  startsAt: addMonths(anchor, months * (number - 1)),
  endsAt: addMonths(anchor, months * number),
})

export const trialPeriod = (startsAt: Instant, days: number): Period => ({
  number: 0,
  startsAt,
  endsAt: startsAt + days * day,
})

export const lastPeriod = ({ periods }: Pick<SubscriptionFacts, 'periods'>): Period =>
  periods.at(-1) ?? periods[0]

export const nextPeriod = (facts: SubscriptionFacts): Period =>
  paidPeriod(facts, lastPeriod(facts).number + 1)

/** The period that contains the instant; the last one afterwards, the first one before. */
export const periodAt = ({ periods }: SubscriptionFacts, now: Instant): Period =>
  periods.findLast(({ startsAt }) => startsAt <= now) ?? periods[0]

/** The price of the paid period with this number, in whole dollars, never below 0. */
export const amountOf = ({ price, discount }: SubscriptionFacts, number: number): number =>
  number === 1 ? Math.max(0, price - discount) : price

/** When it ends unless another period follows: with auto-renewal, not before the renewal's grace is over. */
export const runsUntil = (facts: Pick<SubscriptionFacts, 'autoRenew' | 'periods'>): Instant =>
  lastPeriod(facts).endsAt + (facts.autoRenew ? renewalGrace : 0)

export function stateOf(facts: SubscriptionFacts, now: Instant): SubscriptionState {
  const { endsAt } = lastPeriod(facts)
  if (now >= runsUntil(facts)) return 'ended'
  if (!facts.autoRenew) return 'cancelled'
  if (now >= endsAt || facts.refusedCharges > 0) return 'past_due'
  return periodAt(facts, now).number === 0 ? 'trial' : 'active'
}

/** When a running subscription ends as things are: it was turned off, or its charges have been refused so far. */
export function endOf(facts: SubscriptionFacts, now: Instant): Instant | undefined {
  const state = stateOf(facts, now)
  return state === 'cancelled' || state === 'past_due' ? runsUntil(facts) : undefined
}

/** Whether auto-renewal may be turned off: until 24 hours before the current period ends. */
export const mayStopRenewal = (facts: SubscriptionFacts, now: Instant): boolean =>
  now < periodAt(facts, now).endsAt - renewalLead

/** When the next charge is tried; undefined when there is none to come. */
export function nextAttemptAt(facts: SubscriptionFacts): Instant | undefined {
  const time = attemptTimes[facts.refusedCharges]
  return facts.autoRenew && time !== undefined ? lastPeriod(facts).endsAt + time : undefined
}

export function isChargeDue(facts: SubscriptionFacts, now: Instant): boolean {
  const due = nextAttemptAt(facts)
  return due !== undefined && due <= now && !facts.isCharging && stateOf(facts, now) !== 'ended'
}
