import type { PlanTier } from '@/domain/plans'
import { offerOf } from '@/domain/subscription'
import { nextPeriod, paidPeriod, trialPeriod, type Period } from '@/domain/subscriptionLife'
import type { AppContext } from '../AppContext'
import { isCustomerPresent } from '../db/charges'
import { issueInvoice } from '../db/invoices'
import { findOpenCheckout } from '../db/openCheckouts'
import type { Db } from '../db/openDatabase'
import type { ChargeRow } from '../db/schema/charges'
import { findOrder, type OrderedCharge } from '../db/subscriptionOrders'
import { findSubscription, insertPeriod, insertSubscription } from '../db/subscriptions'
import { insertSubscriptionPayment } from './insertSubscriptionPayment'
import { notifyOfPeriodEnd } from './renewalNews'

/** Grants the period that a successful charge bought, with its invoice. False when the user's account is deleted. */
export async function grantPeriod(
  context: AppContext,
  db: Db,
  charge: ChargeRow,
  at: number,
): Promise<boolean> {
  const order = await findOrder(db, charge.key)
  const period = isCustomerPresent(charge)
    ? await beginSubscription(context, db, { charge, order }, at)
    : await renewedPeriod(db, charge)
  if (!period) return false
  await insertPeriod(db, charge.subject_id, period)
  await notifyOfPeriodEnd(db, charge.subject_id, period, at)
  if (period.number === 0) return true
  await issueInvoice(db, {
    charge_key: charge.key,
    user_id: order.user_id,
    period_starts_at: period.startsAt,
    period_ends_at: period.endsAt,
    issued_at: at,
  })
  if (charge.amount > 0) await insertSubscriptionPayment(db, charge, order.user_id, at)
  return true
}

/** Undefined when the user's account is deleted. */
async function renewedPeriod(db: Db, { subject_id }: ChargeRow): Promise<Period | undefined> {
  const held = await findSubscription(db, subject_id)
  return held && nextPeriod(held)
}

async function beginSubscription(
  { gateway }: AppContext,
  db: Db,
  { charge, order }: OrderedCharge,
  at: number,
): Promise<Period | undefined> {
  const { user_id, tier, size, months, price, discount, coupon_code } = order
  const checkout = await findOpenCheckout(db, user_id)
  if (checkout?.charge_key !== charge.key) return undefined
  const period =
    order.period_number === 0
      ? trialPeriod(at, offerOf(tier as PlanTier).trialDays)
      : paidPeriod({ anchor: at, months }, 1)
  const isBegun = await insertSubscription(db, {
    id: charge.subject_id,
    user_id,
    tier,
    size,
    months,
    price,
    discount,
    coupon_code,
    anchor: period.number === 0 ? period.endsAt : at,
    auto_renew: 1,
    payment_method: checkout.payment_method,
    card_hint: gateway.cardHint(checkout.payment_method),
    started_at: at,
  })
  if (!isBegun) throw new Error('A person has two subscriptions at once')
  return period
}
