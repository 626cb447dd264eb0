import { isFirstCharge, listUnsettled } from '../db/charges'
import type { ChargeRow } from '../db/schema/subscriptions'
import { findSubscription } from '../db/subscriptions'
import type { AppContext } from '../AppContext'
import { recordResult } from './recordResult'
import { settleCharge } from './settleCharge'

const minute = 60_000

/** Younger charges are still under way. */
const patience = minute

/** A first charge that the provider has not heard of by now, or that nobody confirmed, is given up. */
const longestCheckout = 60 * minute

/** Finds out how charges ended of which the answer was lost, and gives up those that will not go on. */
export function reconcileCharges(services: AppContext): () => Promise<void> {
  const { db, now, log } = services
  return async () => {
    for (const charge of await listUnsettled(db, now() - patience)) {
      try {
        await reconcile(services, charge)
      } catch (error) {
        log.error('charge_unsettled', { key: charge.key, reason: String(error) })
      }
    }
  }
}

async function reconcile(services: AppContext, charge: ChargeRow): Promise<void> {
  const { db, gateway, now } = services
  const isOld = charge.created_at <= now() - longestCheckout
  const found = await gateway.find(charge.key)
  if (found?.status === 'needs_confirmation' && isFirstCharge(charge) && isOld) {
    await recordResult(services, charge, await gateway.confirm(charge.key, false))
  } else if (found) {
    await recordResult(services, charge, found)
  } else if (!isFirstCharge(charge)) {
    const held = await findSubscription(db, charge.subscription_id)
    if (held) await settleCharge(services, charge, held.paymentMethod)
    else await recordResult(services, charge, { status: 'refused', reason: 'abandoned' })
  } else if (isOld) {
    await recordResult(services, charge, { status: 'refused', reason: 'abandoned' })
  }
}
