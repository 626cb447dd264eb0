import type { AppointmentNewsKind } from '@/domain/notification'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import {
  asClientKnew,
  isAppointmentEvent,
  isOver,
  isPutOff,
  type AppointmentEvent,
  type Subscriber,
} from '../events/events'
import type { AppContext } from '../AppContext'
import { appointmentFacts } from '../db/appointmentFacts'
import {
  sendNotification,
  showNotification,
  writeNotification,
  type NotificationDraft,
} from './sendNotification'

const kindOf: Record<AppointmentEvent['type'], AppointmentNewsKind | undefined> = {
  appointmentBooked: 'booked',
  appointmentRescheduled: 'moved',
  appointmentConfirmed: 'confirmed',
  appointmentDeclined: 'declined',
  appointmentCancelled: 'cancelled',
  appointmentDone: 'done',
  appointmentReopened: 'reopened',
  appointmentResultChanged: undefined,
}

/** The notification that one side's action causes for the other side; undefined when nobody is notified. */
function notificationOf(event: AppointmentEvent): NotificationDraft<AppointmentNewsKind> | undefined {
  const { type, appointment, before, known, by } = event
  const audience = by.userId === appointment.client_id ? 'owner' : 'client'
  const userId = audience === 'owner' ? appointment.owner_id : appointment.client_id
  // The owner who books in their own salon is both sides.
  const kind = kindOf[type]
  if (!kind || userId === null || userId === by.userId) return undefined
  const previous = before ?? (isOver(type) ? undefined : known)
  return {
    userId,
    kind,
    appointmentId: appointment.id,
    salonId: appointment.salon_id,
    facts: {
      ...appointmentFacts(audience === 'client' ? asClientKnew(event) : appointment, audience),
      ...(previous && { previousStartsAt: previous.starts_at }),
    },
  }
}

/** Writes the other side's notification in the transaction of the change. Publish the result after the commit. */
export async function withNotification(
  db: Db,
  event: AppointmentEvent,
  now: Instant,
): Promise<AppointmentEvent> {
  const notification = isPutOff(event) ? undefined : notificationOf(event)
  return {
    ...event,
    written: { notification: notification && (await writeNotification(db, notification, now)) },
  }
}

/** Shows the notification that was written with the change; writes and shows it where none was written. */
export const notifyOfAppointments =
  (app: AppContext): Subscriber =>
  async event => {
    if (!isAppointmentEvent(event) || isPutOff(event)) return
    const { written } = event
    if (written) {
      await showNotification(app, written.notification)
      return
    }
    const notification = notificationOf(event)
    if (notification) await sendNotification(app, notification)
  }
