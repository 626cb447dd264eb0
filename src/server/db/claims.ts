import { sql, type ExpressionBuilder } from 'kysely'
import { unitLength } from '@/domain/bookGridPolicy'
import { unitsOf, type BusyInterval } from '@/domain/units'
import type { Db } from './openDatabase'
import { renewSlotsRevision } from './salonRevision'
import type { Database } from './schema'

/**
 * Claims every unit that the appointment takes for the staff member, or none: false when another
 * appointment holds one. The table's key decides between concurrent claims. Rows are in ascending order, so that two
 * transactions never wait for each other.
 */
export async function claimUnits(
  db: Db,
  appointmentId: string,
  staffId: string,
  time: BusyInterval,
): Promise<boolean> {
  const units = unitsOf(time)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('claimed_units')
    .values(units.map(unit => ({ staff_id: staffId, unit, appointment_id: appointmentId })))
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows) !== units.length) {
    await freeUnits(db, appointmentId)
    return false
  }
  await renewSlotsRevision(db, [appointmentId])
  return true
}

export async function freeUnits(db: Db, appointmentId: string): Promise<void> {
  await db.deleteFrom('claimed_units').where('appointment_id', '=', appointmentId).execute()
  await renewSlotsRevision(db, [appointmentId])
}

/** 1 when another appointment holds a unit of one that has ended. An active one holds its own. */
export const isTimeTaken = (is: ExpressionBuilder<Database, 'appointments'>) => {
  const length = sql.lit(unitLength)
  return is
    .case()
    .when(
      is.and([
        is('appointments.status', 'not in', ['pending', 'confirmed']),
        is.exists(
          is
            .selectFrom('claimed_units')
            .select('claimed_units.unit')
            .whereRef('claimed_units.staff_id', '=', 'appointments.staff_id')
            .where('claimed_units.unit', '>=', sql<number>`appointments.starts_at / ${length}`)
            .where('claimed_units.unit', '<=', sql<number>`(appointments.ends_at - 1) / ${length}`),
        ),
      ]),
    )
    .then(sql.lit(1))
    .else(sql.lit(0))
    .end()
    .as('is_time_taken')
}
