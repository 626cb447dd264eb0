import { discountOn } from '@/domain/coupon'
import { ruleText } from '@/domain/rules'
import { offerOf, planCurrency, priceOf } from '@/domain/subscription'
import { stateOf } from '@/domain/subscriptionLife'
import type { SubscribeRequest } from '@/domain/subscriptionRequests'
import type { User } from '@/domain/user'
import { findCharge } from '../db/charges'
import { claimCoupon, couponUserMark } from '../db/coupons'
import type { Db } from '../db/openDatabase'
import type { ChargeRow } from '../db/schema/charges'
import type { OpenCheckoutRow } from '../db/schema/subscriptions'
import { findOpenCheckout, openCheckout } from '../db/openCheckouts'
import { insertOrderedCharge, type OrderedCharge } from '../db/subscriptionOrders'
import { findLatestSubscription } from '../db/subscriptions'
import { inTransaction } from '../db/inTransaction'
import { userLock } from '../db/locks'
import { ApiFailure } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { askProvider } from '../charges/askProvider'
import { chargeableCard } from '../charges/chargeableCard'
import { callOffCharge, chargeCard, confirmCharge, type Charging } from '../charges/chargeCard'
import { intentOf } from '../charges/intentOf'
import { recordResult } from '../charges/recordResult'
import { subscriptionPurpose } from './subscriptionPurpose'
import { isTrialAvailable } from './trial'

const alreadySubscribed = () =>
  new ApiFailure('already_subscribed', 'You have a subscription. Another plan can begin when it is over.')

const priceChanged = () => new ApiFailure('price_changed', 'The price of this plan has changed.')

const underWay = () => new ApiFailure('payment_under_way', 'Another payment of yours is under way.')

/**
 * Starts a subscription: inserts the charge first, then calls the provider with the same key. A request with the same
 * idempotency key continues where the first one stopped.
 */
export async function subscribe(
  app: AppContext,
  user: User,
  request: SubscribeRequest,
  idempotencyKey: string,
): Promise<Charging> {
  const key = intentOf(user.uid, idempotencyKey)
  const paymentMethod = await methodOf(app, user, request, key)
  const earlier = await findCharge(app.db, key)
  const charge = earlier ?? (await writeCharge(app, user, { ...request, paymentMethod }, key))
  return { charge, result: await chargeCard(app, subscriptionPurpose, charge, paymentMethod) }
}

/** A payment under way keeps the card that it started with. */
async function methodOf(
  app: AppContext,
  { uid }: User,
  { paymentMethod }: SubscribeRequest,
  key: string,
): Promise<string> {
  const open = await findOpenCheckout(app.db, uid)
  return open?.charge_key === key ? open.payment_method : chargeableCard(app, paymentMethod, uid)
}

async function writeCharge(
  app: AppContext,
  user: User,
  request: SubscribeRequest,
  key: string,
): Promise<ChargeRow> {
  const checkout: OpenCheckoutRow = {
    user_id: user.uid,
    charge_key: key,
    payment_method: request.paymentMethod,
  }
  const write = () =>
    inTransaction(app.db, [userLock(user.uid)], async transaction => {
      if (!(await openCheckout(transaction, checkout))) return undefined
      const ordered = await newCharge(app, transaction, user, request, key)
      await insertOrderedCharge(transaction, ordered)
      return ordered.charge
    })
  const charge = await write()
  if (charge) return charge
  await endEarlierCheckout(app, user.uid, key)
  const again = (await findCharge(app.db, key)) ?? (await write())
  if (!again) throw underWay()
  return again
}

async function newCharge(
  app: AppContext,
  transaction: Db,
  user: User,
  { tier, size, coupon: code, shown }: SubscribeRequest,
  key: string,
): Promise<OrderedCharge> {
  const at = app.now()
  const latest = await findLatestSubscription(transaction, user.uid)
  if (latest && stateOf(latest, at) !== 'ended') throw alreadySubscribed()
  const price = priceOf({ tier, size }).currentPrice
  const discount = code ? await claimedDiscount(app, transaction, user, code, { key, price, at }) : 0
  const { months, trialDays } = offerOf(tier)
  const isTrial = trialDays > 0 && (await isTrialAvailable(app, transaction, user))
  const total = price - discount
  const today = isTrial ? 0 : total
  if (shown && (total > shown.total || today > shown.today)) throw priceChanged()
  return {
    charge: {
      key,
      purpose: 'subscription',
      subject_id: key,
      attempt: 0,
      intent: null,
      customer_present: 1,
      amount: today,
      currency: planCurrency,
      created_at: at,
    },
    order: {
      charge_key: key,
      user_id: user.uid,
      period_number: isTrial ? 0 : 1,
      tier,
      size,
      months,
      price,
      discount,
      coupon_code: code ?? null,
    },
  }
}

async function claimedDiscount(
  { secret }: AppContext,
  transaction: Db,
  { email }: User,
  code: string,
  { key, price, at }: { key: string; price: number; at: number },
): Promise<number> {
  const userMark = couponUserMark(secret, email)
  const claimed = await claimCoupon(transaction, code, { userMark, chargeKey: key }, at)
  if (typeof claimed === 'string') {
    throw new ApiFailure('coupon_refused', ruleText[claimed], { fields: { coupon: claimed } })
  }
  return discountOn({ amount: price, currency: planCurrency }, claimed.discount)
}

/**
 * Ends the user's earlier payment before a new one. A payment that waits for the user's bank is cancelled; a payment
 * with an unknown result must be resolved first, or the user would be charged twice.
 */
async function endEarlierCheckout(app: AppContext, userId: string, key: string): Promise<void> {
  const { db, gateway } = app
  const open = await findOpenCheckout(db, userId)
  if (!open || open.charge_key === key) return
  const charge = await findCharge(db, open.charge_key)
  if (!charge) return
  if (await callOffCharge(app, subscriptionPurpose, charge)) return
  const found = await askProvider(app, charge.key, () => gateway.find(charge.key))
  if (!found) throw underWay()
  if (found.status === 'needs_confirmation') await confirmCharge(app, subscriptionPurpose, charge, false)
  else await recordResult(app, subscriptionPurpose, charge, found)
}
