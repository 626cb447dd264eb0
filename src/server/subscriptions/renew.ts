import { planCurrency } from '@/domain/subscription'
import { amountOf, isChargeDue, nextPeriod, renewalGrace, renewalLead } from '@/domain/subscriptionLife'
import { chargeCard } from '../charges/chargeCard'
import { insertOrderedCharge, type OrderedCharge } from '../db/subscriptionOrders'
import { findSubscription, listEnding, type HeldSubscription } from '../db/subscriptions'
import { inTransaction } from '../db/inTransaction'
import { subscriptionLock } from '../db/locks'
import type { AppContext } from '../AppContext'
import { subscriptionPurpose } from './subscriptionPurpose'

/** Renews due subscriptions: within the last day of a period, and after a refusal until the grace ends. */
export function renewSubscriptions(app: AppContext): () => Promise<void> {
  const { db, now } = app
  return async () => {
    for (const held of await listEnding(db, now() - renewalGrace, now() + renewalLead)) {
      const isDue = (facts: HeldSubscription) => isChargeDue(facts, now())
      if (isDue(held)) await renewOnce(app, held.id, isDue)
    }
  }
}

/** Inserts the attempt's charge and carries it out; of several rounds and servers only one can insert it. */
async function renewOnce(
  app: AppContext,
  id: string,
  isWanted: (held: HeldSubscription) => boolean,
): Promise<void> {
  const { db, now, log } = app
  // Read in the writing transaction: an earlier read may show half of another server's renewal.
  const begun = await inTransaction(db, [subscriptionLock(id)], async transaction => {
    const held = await findSubscription(transaction, id)
    if (!held || !isWanted(held)) return undefined
    const renewal = renewalOf(held, now())
    return (await insertOrderedCharge(transaction, renewal)) ? { charge: renewal.charge, held } : undefined
  })
  if (!begun) return
  const { charge, held } = begun
  try {
    await chargeCard(app, subscriptionPurpose, charge, held.paymentMethod)
  } catch (error) {
    // The charge is stored: a later job finds out whether it succeeded.
    log.error('renewal_unsettled', { key: charge.key, reason: String(error) })
  }
}

function renewalOf(held: HeldSubscription, now: number): OrderedCharge {
  const { number } = nextPeriod(held)
  const amount = amountOf(held, number)
  const attempt = held.refusedCharges + 1
  const key = `${held.id}.${number}.${attempt}`
  return {
    charge: {
      key,
      purpose: 'subscription',
      subject_id: held.id,
      attempt,
      intent: null,
      customer_present: 0,
      amount,
      currency: planCurrency,
      created_at: now,
    },
    order: {
      charge_key: key,
      user_id: held.userId,
      period_number: number,
      tier: held.tier,
      size: held.size,
      months: held.months,
      price: held.price,
      discount: held.price - amount,
      coupon_code: number === 1 ? held.couponCode : null,
    },
  }
}

/** Retries a refused renewal at once with the current card; this counts as the next attempt. */
export const retryRenewal = (app: AppContext, id: string): Promise<void> =>
  renewOnce(app, id, held => held.refusedCharges > 0 && !held.isCharging)
