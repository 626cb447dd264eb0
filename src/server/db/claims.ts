import { sql, type ExpressionBuilder } from 'kysely'
import { quartersOf, slotStep, type BusyInterval } from '@/domain/slots'
import type { Db } from './openDatabase'
import { renewSlotsRevision } from './salonRevision'
import type { Database } from './schema'

/**
 * Claims every quarter of an hour that the appointment touches for the staff member, or none: false when another
 * appointment holds one. The table's key decides between concurrent claims. Rows are in ascending order, so that two
 * transactions never wait for each other.
 */
export async function claimQuarters(
  db: Db,
  appointmentId: string,
  staffId: string,
  time: BusyInterval,
): Promise<boolean> {
  const quarters = quartersOf(time)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('claimed_quarters')
    .values(quarters.map(quarter => ({ staff_id: staffId, quarter, appointment_id: appointmentId })))
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows) !== quarters.length) {
    await freeQuarters(db, appointmentId)
    return false
  }
  await renewSlotsRevision(db, [appointmentId])
  return true
}

export async function freeQuarters(db: Db, appointmentId: string): Promise<void> {
  await db.deleteFrom('claimed_quarters').where('appointment_id', '=', appointmentId).execute()
  await renewSlotsRevision(db, [appointmentId])
}

/** 1 when another appointment holds a quarter of an hour of one that has ended. An active one holds its own. */
export const isTimeTaken = (is: ExpressionBuilder<Database, 'appointments'>) => {
  const step = sql.lit(slotStep)
  return is
    .case()
    .when(
      is.and([
        is('appointments.status', 'not in', ['pending', 'confirmed']),
        is.exists(
          is
            .selectFrom('claimed_quarters')
            .select('claimed_quarters.quarter')
            .whereRef('claimed_quarters.staff_id', '=', 'appointments.staff_id')
            .where('claimed_quarters.quarter', '>=', sql<number>`appointments.starts_at / ${step}`)
            .where('claimed_quarters.quarter', '<=', sql<number>`(appointments.ends_at - 1) / ${step}`),
        ),
      ]),
    )
    .then(sql.lit(1))
    .else(sql.lit(0))
    .end()
    .as('is_time_taken')
}
