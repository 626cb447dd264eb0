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
  type WrittenNotification,
} from '../events/events'
import type { AppContext } from '../AppContext'
import { appointmentFacts } from '../db/appointmentFacts'
import { staffNotificationsOf } from './staffNotifications'
import {
  sendNotification,
  showNotification,
  writeNotification,
  type NotificationDraft,
} from './sendNotification'

type Draft = NotificationDraft<AppointmentNewsKind>

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
function notificationOf(event: AppointmentEvent): Draft | undefined {
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

async function notificationsOf(db: Db, event: AppointmentEvent): Promise<Draft[]> {
  const kind = kindOf[event.type]
  const toStaff = kind ? await staffNotificationsOf(db, event, kind) : []
  const toOtherSide = isPutOff(event) ? undefined : notificationOf(event)
  return toOtherSide ? [toOtherSide, ...toStaff] : toStaff
}

/** Writes the notifications in the transaction of the change. Publish the result after the commit. */
export async function withNotifications(
  db: Db,
  event: AppointmentEvent,
  now: Instant,
): Promise<AppointmentEvent> {
  const written: WrittenNotification[] = []
  for (const draft of await notificationsOf(db, event)) {
    const notification = await writeNotification(db, draft, now)
    if (notification) written.push(notification)
  }
  return { ...event, written }
}

/** Shows the notifications that were written with the change; writes and shows them where none were written. */
export const notifyOfAppointments =
  (app: AppContext): Subscriber =>
  async event => {
    if (!isAppointmentEvent(event)) return
    if (event.written) {
      for (const notification of event.written) await showNotification(app, notification)
      return
    }
    for (const draft of await notificationsOf(app.db, event)) await sendNotification(app, draft)
  }
