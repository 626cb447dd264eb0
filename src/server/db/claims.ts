import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { unitLength, unitMinutes } from '@/domain/bookGridPolicy'
import { mostCleanUpMinutes } from '@/domain/serviceGapsPolicy'
import { claimedUnits, type WorkedAppointment } from '@/domain/workUnits'
import type { Db } from './openDatabase'
import { renewSlotsRevision } from './salonRevision'
import type { Database } from './schema'
import type { AppointmentTable } from './schema/appointments'

export type WorkedRow = Pick<Selectable<AppointmentTable>, 'starts_at' | 'ends_at' | 'work_units'>

export const toWorked = ({ starts_at, ends_at, work_units }: WorkedRow): WorkedAppointment => ({
  startsAt: starts_at,
  endsAt: ends_at,
  workUnits: work_units,
})

/**
 * Claims every unit that the appointment takes of the staff member, or none: false when another
 * appointment holds one. The table's key decides between concurrent claims. Rows are in ascending order, so that two
 * transactions never wait for each other.
 */
export async function claimUnits(
  db: Db,
  appointmentId: string,
  staffId: string,
  appointment: WorkedAppointment,
): Promise<boolean> {
  const units = claimedUnits(appointment)
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
  const cleanUpUnits = sql.lit(mostCleanUpMinutes / unitMinutes)
  // Of a unit after the last, the letter is blank.
  const isWorked = sql<boolean>`case
    when appointments.work_units is null
    then claimed_units.unit <= (appointments.ends_at - 1) / ${length}
    else substr(appointments.work_units, cast(claimed_units.unit - appointments.starts_at / ${length} + 1 as integer), 1)
      in ('w', 'c')
    end`
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
            .where(
              'claimed_units.unit',
              '<=',
              sql<number>`(appointments.ends_at - 1) / ${length} + ${cleanUpUnits}`,
            )
            .where(isWorked),
        ),
      ]),
    )
    .then(sql.lit(1))
    .else(sql.lit(0))
    .end()
    .as('is_time_taken')
}
