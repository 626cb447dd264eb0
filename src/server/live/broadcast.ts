import type { SSEMessage } from 'hono/streaming'
import type { Notification } from '@/domain/notification'
import { isSessionOpen } from '../db/sessions'
import type { AppointmentEvent, Subscriber } from '../events/events'
import type { AppContext } from '../AppContext'
import type { LiveStreams } from './streams'

export const notificationMessage = (notification: Notification): SSEMessage => ({
  event: 'notification',
  id: notification.id,
  data: JSON.stringify(notification),
})

/** The user's own appointments changed; the browser fetches them again. */
export const appointmentsMessage: SSEMessage = { event: 'appointments', data: '{}' }

const leavesSlots = ['appointmentConfirmed', 'appointmentDone']

/** Sends domain events to the browsers of the users whom they concern. */
export function broadcast({ db, now }: AppContext, streams: LiveStreams): Subscriber {
  return async event => {
    if (event.type === 'notificationSent') sendTo(event.userId, notificationMessage(event.notification))
    else if (event.type === 'notificationsRead') {
      sendTo(event.userId, { event: 'unread', data: JSON.stringify({ unread: event.unread }) })
    } else if (event.type === 'paymentChanged') {
      for (const userId of new Set(event.userIds)) sendTo(userId, appointmentsMessage)
    } else if (event.type === 'sessionsEnded') await endClosedSessions(event.userId)
    else pushAppointment(event)
  }

  function sendTo(userId: string, message: SSEMessage): void {
    for (const stream of streams.of(userId)) stream.send(message)
  }

  async function endClosedSessions(userId: string): Promise<void> {
    for (const stream of streams.of(userId)) {
      if (!(await isSessionOpen(db, stream.sessionId, now()))) stream.end()
    }
  }

  function pushAppointment({ type, appointment }: AppointmentEvent): void {
    for (const userId of new Set([appointment.client_id, appointment.owner_id])) {
      if (userId !== null) sendTo(userId, appointmentsMessage)
    }
    if (leavesSlots.includes(type)) return
    // Free slots are public, and anyone may be viewing them, so every stream gets the event.
    const slots = { event: 'slots', data: JSON.stringify({ salonId: appointment.salon_id }) }
    for (const stream of streams.all()) stream.send(slots)
  }
}
