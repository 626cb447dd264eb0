import type { PlanTier } from '@/domain/plans'
import { offerOf } from '@/domain/subscription'
import { nextPeriod, paidPeriod, trialPeriod, type Period } from '@/domain/subscriptionLife'
import { orderChargeRefund } from '../db/chargeRefunds'
import { findOpenCheckout, isFirstCharge } from '../db/charges'
import { issueInvoice } from '../db/invoices'
import { bookCharge } from '../db/ledger'
import type { Db } from '../db/openDatabase'
import { findSubscription, insertPeriod, insertSubscription } from '../db/subscriptions'
import type { ChargeRow } from '../db/schema/subscriptions'
import type { AppContext } from '../AppContext'
import { insertSubscriptionPayment } from './insertSubscriptionPayment'

/**
 * What a successful charge buys: the period, its place in the books, and the invoice for it. Where its person's account
 * is gone, the money goes back.
 */
export async function grantPeriod(
  services: AppContext,
  transaction: Db,
  charge: ChargeRow,
  at: number,
): Promise<void> {
  const period = isFirstCharge(charge)
    ? await beginSubscription(services, transaction, charge, at)
    : await renewedPeriod(transaction, charge)
  if (charge.period_number > 0) await bookCharge(transaction, charge, at)
  if (!period) {
    await orderChargeRefund(transaction, charge, at)
    return
  }
  await insertPeriod(transaction, charge.subscription_id, period)
  if (charge.period_number === 0) return
  await issueInvoice(transaction, {
    charge_key: charge.key,
    user_id: charge.user_id,
    period_starts_at: period.startsAt,
    period_ends_at: period.endsAt,
    issued_at: at,
  })
  if (charge.amount > 0) await insertSubscriptionPayment(transaction, charge, at)
}

/** Undefined when the person's account is gone. */
async function renewedPeriod(db: Db, charge: ChargeRow): Promise<Period | undefined> {
  const held = await findSubscription(db, charge.subscription_id)
  return held && nextPeriod(held)
}

async function beginSubscription(
  { gateway }: AppContext,
  db: Db,
  charge: ChargeRow,
  at: number,
): Promise<Period | undefined> {
  const checkout = await findOpenCheckout(db, charge.user_id)
  if (checkout?.charge_key !== charge.key) return undefined
  const { tier, months, period_number } = charge
  const period =
    period_number === 0
      ? trialPeriod(at, offerOf(tier as PlanTier).trialDays)
      : paidPeriod({ anchor: at, months }, 1)
  const isBegun = await insertSubscription(db, {
    id: charge.subscription_id,
    user_id: charge.user_id,
    tier,
    size: charge.size,
    months,
    price: charge.price,
    discount: charge.discount,
    coupon_code: charge.coupon_code,
    anchor: period_number === 0 ? period.endsAt : at,
    auto_renew: 1,
    payment_method: checkout.payment_method,
    card_hint: gateway.cardHint(checkout.payment_method),
    started_at: at,
  })
  if (!isBegun) throw new Error('A person has two subscriptions at once')
  return period
}
