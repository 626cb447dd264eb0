import { insertNew } from './insertNew'
import type { Db } from './openDatabase'
import type { ChargeResultRow, ChargeRow, PurposeName } from './schema/charges'

export const isCustomerPresent = ({ customer_present }: Pick<ChargeRow, 'customer_present'>): boolean =>
  customer_present === 1

export const findCharge = (db: Db, key: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('charges').selectAll().where('key', '=', key).executeTakeFirst()

export const findChargeOfIntent = (
  db: Db,
  subjectId: string,
  intent: string,
): Promise<ChargeRow | undefined> =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('intent', '=', intent)
    .executeTakeFirst()

export const findLastCharge = (db: Db, appointmentId: string): Promise<ChargeRow | undefined> =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('subject_id', '=', appointmentId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Stores a charge before the provider is asked. False when it is already stored, perhaps by another server. */
export async function insertCharge(db: Db, charge: ChargeRow): Promise<boolean> {
  return insertNew(db, 'charges', charge)
}

/** False when the stage already has a result: the first one stays. */
export async function insertResult(db: Db, result: ChargeResultRow): Promise<boolean> {
  return insertNew(db, 'charge_results', result)
}

export async function findResults(
  db: Db,
  chargeKey: string,
): Promise<Partial<Record<ChargeResultRow['stage'], string>>> {
  const rows = await db
    .selectFrom('charge_results')
    .select(['stage', 'result'])
    .where('charge_key', '=', chargeKey)
    .execute()
  return Object.fromEntries(rows.map(({ stage, result }) => [stage, result]))
}

/** Charges of a purpose, older than the instant, without a final result. */
export const listUnsettled = (db: Db, purpose: PurposeName, before: number): Promise<ChargeRow[]> =>
  db
    .selectFrom('charges')
    .leftJoin('charge_results', join =>
      join.onRef('charge_results.charge_key', '=', 'charges.key').on('charge_results.stage', '=', 'final'),
    )
    .selectAll('charges')
    .where('charges.purpose', '=', purpose)
    .where('charges.created_at', '<=', before)
    .where('charge_results.charge_key', 'is', null)
    .orderBy('charges.created_at')
    .execute()
