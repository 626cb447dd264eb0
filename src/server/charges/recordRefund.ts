import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import { reverseEntry } from '../db/ledger'
import type { Db } from '../db/openDatabase'
import { endRefund } from '../db/refunds'
import { inTransaction } from '../db/inTransaction'
import type { ChargeRow } from '../db/schema/charges'
import type { RefundResult } from '../kernel/PaymentGateway'
import { refundKeyOf } from '../kernel/refundKey'
import type { Purpose } from './Purpose'

/**
 * Records how a charge's refund ended; repeated and concurrent reports have no further effect. A pending refund stays
 * open. A refund that succeeded may still be refused: a ledger entry then reverses it. A refused one stays refused.
 */
export async function recordRefund(
  context: AppContext,
  purpose: Purpose,
  charge: ChargeRow,
  result: RefundResult,
): Promise<void> {
  if (result.status === 'pending') return
  const { db, now, log } = context
  const { key } = charge
  const at = now()
  const finish = await inTransaction(db, purpose.locks(charge), async transaction => {
    if (result.status === 'refused') {
      if (!(await refuse(transaction, key, result.reason, at))) return undefined
      return (await purpose.refundRefused?.(context, transaction, charge, at)) ?? nothing
    }
    if (!(await endRefund(transaction, key, null, 'succeeded', at))) return undefined
    await reverseEntry(transaction, key, at)
    await purpose.refunded?.(transaction, charge, at)
    return nothing
  })
  if (!finish) return
  if (result.status === 'refused') log.error('refund_refused', { key, reason: result.reason })
  await finish()
  await purpose.changed?.(context, charge)
}

const nothing = () => Promise.resolve()

async function refuse(db: Db, chargeKey: string, reason: string, at: Instant): Promise<boolean> {
  if (await endRefund(db, chargeKey, null, reason, at)) return true
  if (!(await endRefund(db, chargeKey, 'succeeded', reason, at))) return false
  await reverseEntry(db, refundKeyOf(chargeKey), at)
  return true
}
