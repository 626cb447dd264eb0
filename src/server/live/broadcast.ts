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

/** One's own appointments changed in some way: whoever shows them asks anew. */
export const appointmentsMessage: SSEMessage = { event: 'appointments', data: '{}' }

const leavesSlots = ['appointmentConfirmed', 'appointmentDone']

/** Passes what happened on to the browsers of those whom it concerns. */
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
    // What is free is no secret, and anyone may be looking at it.
    const slots = { event: 'slots', data: JSON.stringify({ salonId: appointment.salon_id }) }
    for (const stream of streams.all()) stream.send(slots)
  }
}
