import type { Db } from './openDatabase'
import type { ChargeResultRow, ChargeRow, OpenCheckoutRow } from './schema/subscriptions'

/** The first charge of a subscription, which the person makes; renewals are attempts from 1 on. */
export const isFirstCharge = ({ attempt }: Pick<ChargeRow, 'attempt'>): boolean => attempt === 0

export const findCharge = (db: Db, key: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('charges').selectAll().where('key', '=', key).executeTakeFirst()

/** Writes down what is about to be charged. False when it is written already, perhaps by another server. */
export async function insertCharge(db: Db, charge: ChargeRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('charges')
    .values(charge)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when the stage has its result: the first one stays. */
export async function insertResult(db: Db, result: ChargeResultRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('charge_results')
    .values(result)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The outcome of each stage that a charge has come through. */
export async function findOutcomes(
  db: Db,
  chargeKey: string,
): Promise<Partial<Record<ChargeResultRow['stage'], string>>> {
  const rows = await db
    .selectFrom('charge_results')
    .select(['stage', 'outcome'])
    .where('charge_key', '=', chargeKey)
    .execute()
  return Object.fromEntries(rows.map(({ stage, outcome }) => [stage, outcome]))
}

/** Charges older than the instant of which nobody knows how they ended. */
export const listUnsettled = (db: Db, before: number): Promise<ChargeRow[]> =>
  db
    .selectFrom('charges')
    .selectAll('charges')
    .where('created_at', '<=', before)
    .where(is =>
      is.not(
        is.exists(
          is
            .selectFrom('charge_results')
            .select('charge_results.charge_key')
            .whereRef('charge_results.charge_key', '=', 'charges.key')
            .where('charge_results.stage', '=', 'final'),
        ),
      ),
    )
    .orderBy('created_at')
    .execute()

export const findOpenCheckout = (db: Db, userId: string): Promise<OpenCheckoutRow | undefined> =>
  db.selectFrom('open_checkouts').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Claims the person's one payment at a time: false when they have one under way. */
export async function openCheckout(db: Db, row: OpenCheckoutRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('open_checkouts')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function closeCheckout(db: Db, chargeKey: string): Promise<void> {
  await db.deleteFrom('open_checkouts').where('charge_key', '=', chargeKey).execute()
}
