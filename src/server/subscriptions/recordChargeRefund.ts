import { endChargeRefund } from '../db/chargeRefunds'
import { bookFailedRefund, bookRefund } from '../db/ledger'
import type { Db } from '../db/openDatabase'
import type { ChargeRow } from '../db/schema/subscriptions'
import type { AppContext } from '../AppContext'
import type { RefundResult } from '../kernel/PaymentGateway'

/**
 * Writes down how the refund of a charge ended, once, by whomever that is brought; one that is pending stays open. What
 * went back may still be refused: then the books hold it again, and only the log asks for somebody.
 */
export async function recordChargeRefund(
  { db, now, log }: AppContext,
  charge: ChargeRow,
  result: RefundResult,
): Promise<void> {
  if (result.status === 'pending') return
  const at = now()
  if (result.status === 'succeeded') {
    await db.transaction().execute(async transaction => {
      if (await endChargeRefund(transaction, charge.key, null, 'succeeded', at)) {
        await bookRefund(transaction, charge, at)
      }
    })
    return
  }
  const { reason } = result
  const isNew = await db.transaction().execute(transaction => refuse(transaction, charge, reason, at))
  if (isNew) log.error('refund_refused', { key: charge.key, reason })
}

async function refuse(db: Db, charge: ChargeRow, reason: string, at: number): Promise<boolean> {
  if (await endChargeRefund(db, charge.key, null, reason, at)) return true
  if (!(await endChargeRefund(db, charge.key, 'succeeded', reason, at))) return false
  await bookFailedRefund(db, charge, at)
  return true
}
