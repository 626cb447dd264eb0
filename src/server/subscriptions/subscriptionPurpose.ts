import { bankReturnUrl } from '../charges/bankReturnUrl'
import type { Purpose } from '../charges/Purpose'
import { releaseCoupon } from '../db/coupons'
import { closeCheckout } from '../db/openCheckouts'
import { orderLock } from '../db/locks'
import { findOrder } from '../db/subscriptionOrders'
import { findSubscription } from '../db/subscriptions'
import { grantPeriod } from './grantPeriod'
import { notifyOfRefusal } from './renewalNews'

/** A user's payment to Kursi for the next period of a plan, the first or a renewal. */
export const subscriptionPurpose: Purpose = {
  name: 'subscription',
  locks: ({ key }) => [orderLock(key)],
  returnUrl: ({ config }) => bankReturnUrl(config, 'offer'),
  findPaymentMethod: async (db, { subject_id }) => (await findSubscription(db, subject_id))?.paymentMethod,
  findSale: async (db, { key, amount }) => {
    const { price, period_number } = await findOrder(db, key)
    if (period_number === 0) return undefined
    return { salon_id: null, sides: { online: amount, discounts: price - amount, sales: -price } }
  },
  succeeded: async (context, db, charge, { at, isLate }) => {
    if (isLate) return false
    const isGranted = await grantPeriod(context, db, charge, at)
    await closeCheckout(db, charge.key)
    return isGranted
  },
  refused: async (db, { key, subject_id, attempt }, at) => {
    await releaseCoupon(db, key)
    await closeCheckout(db, key)
    const { period_number } = await findOrder(db, key)
    await notifyOfRefusal(db, { subscriptionId: subject_id, periodNumber: period_number, attempt }, at)
  },
}
