import type { Db } from './openDatabase'
import type {
  VisitChargeResultRow,
  VisitChargeRow,
  VisitRefundRefusalRow,
  VisitRefundRow,
} from './schema/visitMoney'
import { listStanding } from './visitMovements'

export const findVisitCharge = (db: Db, key: string): Promise<VisitChargeRow | undefined> =>
  db.selectFrom('visit_charges').selectAll().where('key', '=', key).executeTakeFirst()

export const findChargeOfIntent = (
  db: Db,
  appointmentId: string,
  intent: string,
): Promise<VisitChargeRow | undefined> =>
  db
    .selectFrom('visit_charges')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .where('intent', '=', intent)
    .executeTakeFirst()

/** The latest attempt to charge an appointment. */
export const findLastCharge = (db: Db, appointmentId: string): Promise<VisitChargeRow | undefined> =>
  db
    .selectFrom('visit_charges')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Writes down what is about to be charged. False when that attempt is written already. */
export async function insertVisitCharge(db: Db, charge: VisitChargeRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('visit_charges')
    .values(charge)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when the stage has its result: the first one stays. */
export async function insertVisitResult(db: Db, result: VisitChargeResultRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('visit_charge_results')
    .values(result)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The outcome of each stage that a charge has come through. */
export async function findVisitOutcomes(
  db: Db,
  chargeKey: string,
): Promise<Partial<Record<VisitChargeResultRow['stage'], string>>> {
  const rows = await db
    .selectFrom('visit_charge_results')
    .select(['stage', 'outcome'])
    .where('charge_key', '=', chargeKey)
    .execute()
  return Object.fromEntries(rows.map(({ stage, outcome }) => [stage, outcome]))
}

/** Charges older than the instant of which nobody knows how they ended. */
export const listUnsettledVisits = (db: Db, before: number): Promise<VisitChargeRow[]> =>
  db
    .selectFrom('visit_charges')
    .leftJoin('visit_charge_results', join =>
      join
        .onRef('visit_charge_results.charge_key', '=', 'visit_charges.key')
        .on('visit_charge_results.stage', '=', 'final'),
    )
    .selectAll('visit_charges')
    .where('visit_charges.created_at', '<=', before)
    .where('visit_charge_results.charge_key', 'is', null)
    .orderBy('visit_charges.created_at')
    .execute()

/** Puts down that a charge goes back; again it changes nothing. */
export async function insertRefund(db: Db, refund: VisitRefundRow): Promise<void> {
  await db
    .insertInto('visit_refunds')
    .values(refund)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Puts down that what was paid online for an appointment goes back; what came back from a failed refund does not again. */
export async function orderRefunds(db: Db, appointmentId: string, at: number): Promise<void> {
  for (const { id, way, reverses } of await listStanding(db, appointmentId)) {
    if (way === 'online' && reverses === null) await insertRefund(db, { charge_key: id, ordered_at: at })
  }
}

/** Puts down that a refund is refused for good. False when it was known already. */
export async function insertRefusal(db: Db, refusal: VisitRefundRefusalRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('visit_refund_refusals')
    .values(refusal)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function isRefusedRefund(db: Db, chargeKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('visit_refund_refusals')
    .select('charge_key')
    .where('charge_key', '=', chargeKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Ordered refunds, of one appointment or of all, that no movement has carried out and nobody refused. */
export async function listOpenRefunds(db: Db, appointmentId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_refunds')
    .innerJoin('visit_charges', 'visit_charges.key', 'visit_refunds.charge_key')
    .leftJoin('visit_movements', 'visit_movements.reverses', 'visit_refunds.charge_key')
    .leftJoin('visit_refund_refusals', 'visit_refund_refusals.charge_key', 'visit_refunds.charge_key')
    .select('visit_refunds.charge_key')
    .where('visit_movements.id', 'is', null)
    .where('visit_refund_refusals.charge_key', 'is', null)
    .$if(appointmentId !== undefined, query =>
      query.where('visit_charges.appointment_id', '=', appointmentId ?? ''),
    )
    .orderBy('visit_refunds.ordered_at')
    .execute()
  return rows.map(({ charge_key }) => charge_key)
}
