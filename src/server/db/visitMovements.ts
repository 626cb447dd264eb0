import { sql, type ExpressionBuilder } from 'kysely'
import type { VisitRefund } from '@/domain/payment'
import type { Db } from './openDatabase'
import type { Database } from './schema'
import type { VisitMovementRow } from './schema/visitMoney'

type OfAppointments = ExpressionBuilder<Database, 'appointments'>

const isUndone = (is: ExpressionBuilder<Database, 'visit_movements'>) =>
  is.exists(
    is
      .selectFrom('visit_movements as back')
      .select('back.id')
      .whereRef('back.reverses', '=', 'visit_movements.id'),
  )

const standing = (is: OfAppointments) =>
  is
    .selectFrom('visit_movements')
    .whereRef('visit_movements.appointment_id', '=', 'appointments.id')
    .where('visit_movements.amount', '>', 0)
    .where(movement => movement.not(isUndone(movement)))

/** What the movements of an appointment say: when and how it was paid, and what became of its refunds. */
export const moneyOfVisit = (is: OfAppointments) => [
  standing(is)
    .select(({ fn }) => fn.max('visit_movements.at').as('at'))
    .as('paid_at'),
  standing(is)
    .select(({ fn }) => fn.min('visit_movements.way').as('way'))
    .as('paid_way'),
  is
    .selectFrom('visit_charges')
    .innerJoin('visit_refunds', 'visit_refunds.charge_key', 'visit_charges.key')
    .leftJoin('visit_movements', 'visit_movements.reverses', 'visit_charges.key')
    .leftJoin('visit_refund_refusals', 'visit_refund_refusals.charge_key', 'visit_charges.key')
    .whereRef('visit_charges.appointment_id', '=', 'appointments.id')
    // Of several the one that is furthest from its end, which comes last by the alphabet.
    .select(
      sql<VisitRefund | null>`max(case
        when visit_refund_refusals.charge_key is not null then 'refused'
        when visit_movements.id is not null then 'done'
        else 'under_way' end)`.as('refund'),
    )
    .as('refund'),
]

/** Money that came in for an appointment and did not go back. */
export const listStanding = (db: Db, appointmentId: string): Promise<VisitMovementRow[]> =>
  db
    .selectFrom('visit_movements')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .where('amount', '>', 0)
    .where(movement => movement.not(isUndone(movement)))
    .orderBy('number')
    .execute()

/** The next number among the appointment's movements. */
export async function nextNumber(db: Db, appointmentId: string): Promise<number> {
  const { last } = await db
    .selectFrom('visit_movements')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Writes a movement down, after all others of its appointment. False when it is written already. */
export async function insertMovement(db: Db, movement: Omit<VisitMovementRow, 'number'>): Promise<boolean> {
  for (;;) {
    const { id, appointment_id } = movement
    const known = await db.selectFrom('visit_movements').select('id').where('id', '=', id).executeTakeFirst()
    if (known) return false
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('visit_movements')
      .values({ ...movement, number: await nextNumber(db, appointment_id) })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return true
  }
}

/** Takes a movement back by another one, once. */
export const reverseMovement = (db: Db, movement: VisitMovementRow, at: number): Promise<boolean> =>
  insertMovement(db, {
    id: `${movement.id}.back`,
    appointment_id: movement.appointment_id,
    salon_id: movement.salon_id,
    way: movement.way,
    reverses: movement.id,
    amount: -movement.amount,
    currency: movement.currency,
    at,
  })

export const findMovement = (db: Db, id: string): Promise<VisitMovementRow | undefined> =>
  db.selectFrom('visit_movements').selectAll().where('id', '=', id).executeTakeFirst()

/** The movement that takes another one back. */
export const findReversal = (db: Db, id: string): Promise<VisitMovementRow | undefined> =>
  db.selectFrom('visit_movements').selectAll().where('reverses', '=', id).executeTakeFirst()
