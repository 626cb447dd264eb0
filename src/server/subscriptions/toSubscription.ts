import { planCurrency, type Subscription } from '@/domain/subscription'
import {
  amountOf,
  lastPeriod,
  nextAttemptAt,
  nextPeriod,
  periodAt,
  renewalGrace,
  renewalLead,
  stateOf,
} from '@/domain/subscriptionLife'
import type { HeldSubscription } from '../db/subscriptions'

export function toSubscription(held: HeldSubscription, now: number): Subscription {
  const state = stateOf(held, now)
  const { number, startsAt, endsAt } = periodAt(held, now)
  const chargedAt = state === 'ended' ? undefined : nextAttemptAt(held)
  return {
    id: held.id,
    tier: held.tier,
    size: held.size,
    state,
    startedAt: held.startedAt,
    period: { isTrial: number === 0, startsAt, endsAt },
    autoRenew: held.autoRenew,
    renewalFixedAt: endsAt - renewalLead,
    nextCharge:
      chargedAt === undefined
        ? null
        : { at: chargedAt, amount: amountOf(held, nextPeriod(held).number), currency: planCurrency },
    graceEndsAt: state === 'past_due' ? lastPeriod(held).endsAt + renewalGrace : null,
    cardHint: held.cardHint,
  }
}
