import { listReceived } from './ledger'
import { insertNew } from './insertNew'
import type { Db } from './openDatabase'
import type { ChargeRow, PurposeName } from './schema/charges'

/** Orders the refund of a charge. False when it was ordered before. */
export async function orderRefund(db: Db, chargeKey: string, at: number): Promise<boolean> {
  return insertNew(db, 'refunds', { charge_key: chargeKey, ordered_at: at, result: null, ended_at: null })
}

/** Orders the refund of an appointment's online payments. Money returned by a failed refund is not refunded again. */
export async function orderRefundsOf(db: Db, appointmentId: string, at: number): Promise<void> {
  for (const { entry_id, account, reverses } of await listReceived(db, appointmentId)) {
    if (account === 'online' && reverses === null) await orderRefund(db, entry_id, at)
  }
}

/** Charges of a purpose, or of one subject, with open refunds; the longest waiting first. */
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

/** Records the result of a refund whose earlier result was `before`. False when its result is another by now. */
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
