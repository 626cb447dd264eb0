import type { VisitChargeRow } from '../db/schema/visitMoney'
import { listUnsettledVisits } from '../db/visitCharges'
import type { AppContext } from '../AppContext'
import { giveBack } from './giveBack'
import { recordVisitResult } from './recordVisitResult'

const minute = 60_000

/** Younger charges are still under way. */
const patience = minute

/** A charge that the provider has not heard of by now, or that nobody confirmed, is given up. */
const longestPayment = 60 * minute

/** Finds out how charges for visits ended of which the answer was lost, and carries out refunds that are still open. */
export function reconcileVisits(services: AppContext): () => Promise<void> {
  const { db, now, log } = services
  return async () => {
    for (const charge of await listUnsettledVisits(db, now() - patience)) {
      try {
        await reconcile(services, charge)
      } catch (error) {
        log.error('visit_charge_unsettled', { key: charge.key, reason: String(error) })
      }
    }
    await giveBack(services)
  }
}

async function reconcile(services: AppContext, charge: VisitChargeRow): Promise<void> {
  const { gateway, now } = services
  const isOld = charge.created_at <= now() - longestPayment
  const found = await gateway.find(charge.key)
  if (found?.status === 'needs_confirmation' && isOld) {
    await recordVisitResult(services, charge, await gateway.confirm(charge.key, false))
  } else if (found) {
    await recordVisitResult(services, charge, found)
  } else if (isOld) {
    await recordVisitResult(services, charge, { status: 'refused', reason: 'abandoned' })
  }
}
