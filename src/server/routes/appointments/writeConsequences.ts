import type { Instant } from '@/domain/zonedTime'
import { endWaits } from '../../booking/waitlist/endWaits'
import { offerFreedBy } from '../../booking/waitlist/offerFreedBy'
import type { Db } from '../../db/openDatabase'
import { isPutOff, type AppointmentEvent } from '../../events/events'
import { mailBothSides } from '../../notifications/mailBothSides'
import { withNotifications } from '../../notifications/notifyOfAppointments'
import { scheduleReminders } from '../../reminders/scheduleReminders'

/**
 * Writes the consequences of a change in its transaction: ended waits, waitlist offers of a freed slot, notifications,
 * mails and reminders. Returns the event to publish after the commit.
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
  await mailBothSides(db, event, now)
  await scheduleReminders(db, appointment, now)
  return withNotifications(db, event, now)
}
