import type { Instant } from '@/domain/zonedTime'
import { endWaits } from '../../booking/waitlist/endWaits'
import { offerFreedBy } from '../../booking/waitlist/offerFreedBy'
import type { Db } from '../../db/openDatabase'
import { isPutOff, type AppointmentEvent } from '../../events/events'
import { mailClient } from '../../mail/appointmentMails'
import { withNotification } from '../../notifications/notifyOfAppointments'
import { scheduleReminders } from '../../reminders/scheduleReminders'

/**
 * Writes, in the transaction of a change, what follows from it: whose wait is over, who is called for a time that is free,
 * the notice to the other side, mails and reminders. Gives what is to be told once the transaction is through.
 */
export async function writeConsequences(
  db: Db,
  event: AppointmentEvent,
  now: Instant,
): Promise<AppointmentEvent> {
  const { type, appointment } = event
  const takesTime = type === 'appointmentBooked' || type === 'appointmentRescheduled'
  if (takesTime && !isPutOff(event)) await endWaits(db, appointment)
  await offerFreedBy(db, event, now)
  await mailClient(db, event, now)
  await scheduleReminders(db, appointment, now)
  return withNotification(db, event, now)
}
