import type { Instant } from '@/domain/zonedTime'
import { appointmentDetails, type AppointmentDetails } from './appointments'
import type { Db } from './openDatabase'

export interface ReminderWindow {
  kind: string
  /** The appointment starts within these. */
  from: Instant
  until: Instant
  /** How long before its start the reminder is due. */
  due: number
}

/**
 * Confirmed appointments whose reminder of the kind is due and was not sent. One that was booked, moved or confirmed
 * when the reminder was due already needs none: its client has just heard of it. One that the salon has just moved
 * waits until its client knows.
 */
export const listToRemind = (
  db: Db,
  { kind, from, until, due }: ReminderWindow,
): Promise<AppointmentDetails[]> =>
  appointmentDetails(db)
    .where('appointments.status', '=', 'confirmed')
    .where('appointments.starts_at', '>=', from)
    .where('appointments.starts_at', '<=', until)
    .where('appointments.customer_id', 'is not', null)
    .where('salons.id', 'is not', null)
    .where(is =>
      is.and(
        (['appointments.created_at', 'appointments.changed_at'] as const).map(column =>
          is(column, '<=', is('appointments.starts_at', '-', due)),
        ),
      ),
    )
    .where(is =>
      is.not(
        is.exists(
          is
            .selectFrom('reminders')
            .select('reminders.kind')
            .whereRef('reminders.appointment_id', '=', 'appointments.id')
            .whereRef('reminders.starts_at', '=', 'appointments.starts_at')
            .where('reminders.kind', '=', kind),
        ),
      ),
    )
    .where(is =>
      is.not(
        is.exists(
          is
            .selectFrom('fresh_moves')
            .select('fresh_moves.appointment_id')
            .whereRef('fresh_moves.appointment_id', '=', 'appointments.id'),
        ),
      ),
    )
    .orderBy('appointments.starts_at')
    .execute()

/** False when it was sent, perhaps by another server. */
export async function claimReminder(
  db: Db,
  { id, starts_at }: AppointmentDetails,
  kind: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reminders')
    .values({ appointment_id: id, kind, starts_at, sent_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
