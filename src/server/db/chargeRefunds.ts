import type { Db } from './openDatabase'
import type { ChargeRow } from './schema/subscriptions'

/** Puts down that a charge goes back. False when there is nothing of it to give back, or that was put down already. */
export async function orderChargeRefund(db: Db, { key, amount }: ChargeRow, at: number): Promise<boolean> {
  if (amount === 0) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('charge_refunds')
    .values({ charge_key: key, ordered_at: at, outcome: null, ended_at: null })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The charges whose refunds are ordered and not over, the longest waiting first. */
export const listOpenChargeRefunds = (db: Db): Promise<ChargeRow[]> =>
  db
    .selectFrom('charge_refunds')
    .innerJoin('charges', 'charges.key', 'charge_refunds.charge_key')
    .selectAll('charges')
    .where('charge_refunds.outcome', 'is', null)
    .orderBy('charge_refunds.ordered_at')
    .orderBy('charges.key')
    .execute()

/** Writes down how a refund ended that was open or, by the outcome before, seemed to have ended. False when another has. */
export async function endChargeRefund(
  db: Db,
  chargeKey: string,
  before: 'succeeded' | null,
  outcome: string,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('charge_refunds')
    .set({ outcome, ended_at: at })
    .where('charge_key', '=', chargeKey)
    .where('outcome', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
