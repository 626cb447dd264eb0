import { quartersOf, type BusyInterval } from '@/domain/slots'
import type { Db } from './openDatabase'
import { renewSlotsRevision } from './salonRevision'

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
