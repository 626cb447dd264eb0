import { mixed, number, object, string } from 'yup'
import { reminderLeads, remindersToCome, type ReminderLead } from '@/domain/reminderPolicy'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { enqueueFirst } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'

/** A reminder of an appointment at exactly this start. */
export const reminder = outboxKind(
  'reminder',
  object({
    appointmentId: string().required(),
    startsAt: number().required(),
    lead: mixed<ReminderLead>().oneOf(reminderLeads).required(),
  }),
)

/**
 * Enqueues the client's reminders in the transaction that books, confirms or reschedules an appointment. Reminders
 * whose time has passed are left out: the client has just been notified.
 */
export async function scheduleReminders(
  db: Db,
  {
    id,
    status,
    client_id,
    starts_at: startsAt,
  }: Pick<AppointmentDetails, 'id' | 'status' | 'client_id' | 'starts_at'>,
  now: Instant,
): Promise<void> {
  if (status !== 'confirmed' || client_id === null) return
  for (const { lead, dueAt } of remindersToCome(startsAt, now)) {
    const payload = { appointmentId: id, startsAt, lead }
    await enqueueFirst(db, reminder, payload, { now, dueAt }, `reminder ${id} ${startsAt} ${lead}`)
  }
}
