import { listReceived } from './ledger'
import { insertNew } from './insertNew'
import type { Db } from './openDatabase'
import type { ChargeRow, PurposeName } from './schema/charges'

/** Puts down that a charge goes back. False when that was put down already. */
export async function orderRefund(db: Db, chargeKey: string, at: number): Promise<boolean> {
  return insertNew(db, 'refunds', { charge_key: chargeKey, ordered_at: at, result: null, ended_at: null })
}

/** Puts down that what was paid online for an appointment goes back; what came back from a failed refund does not again. */
export async function orderRefundsOf(db: Db, appointmentId: string, at: number): Promise<void> {
  for (const { entry_id, account, reverses } of await listReceived(db, appointmentId)) {
    if (account === 'online' && reverses === null) await orderRefund(db, entry_id, at)
  }
}

/** The charges of a purpose, or of one subject alone, whose refunds are ordered and not over, the longest waiting first. */
export const listOpenRefunds = (db: Db, purpose: PurposeName, subjectId?: string): Promise<ChargeRow[]> =>
  db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.key', 'refunds.charge_key')
    .selectAll('charges')
    .where('refunds.result', 'is', null)
    .where('charges.purpose', '=', purpose)
    .$if(subjectId !== undefined, query => query.where('charges.subject_id', '=', subjectId ?? ''))
    .orderBy('refunds.ordered_at')
    .orderBy('charges.key')
    .execute()

/** Writes down how a refund ended that was open or, by the result before, seemed to have ended. False when another has. */
export async function endRefund(
  db: Db,
  chargeKey: string,
  before: 'succeeded' | null,
  result: string,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ result, ended_at: at })
    .where('charge_key', '=', chargeKey)
    .where('result', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
