import type { SSEMessage } from 'hono/streaming'
import type { Notice } from '@/domain/notice'
import { isSessionOpen } from '../db/sessions'
import type { AppointmentEvent, Follower } from '../events/events'
import type { AppContext } from '../AppContext'
import type { LiveStreams } from './streams'

export const noticeMessage = (notice: Notice): SSEMessage => ({
  event: 'notice',
  id: notice.id,
  data: JSON.stringify(notice),
})

/** One's own appointments changed in some way: whoever shows them asks anew. */
export const appointmentsMessage: SSEMessage = { event: 'appointments', data: '{}' }

const leavesSlots = ['appointmentConfirmed', 'appointmentDone']

/** Passes what happened on to the browsers of those whom it concerns. */
export function broadcast({ db, now }: AppContext, streams: LiveStreams): Follower {
  return async happening => {
    if (happening.type === 'noticeSent') sendTo(happening.userId, noticeMessage(happening.notice))
    else if (happening.type === 'noticesRead') {
      sendTo(happening.userId, { event: 'unread', data: JSON.stringify({ unread: happening.unread }) })
    } else if (happening.type === 'paymentChanged') {
      for (const userId of new Set(happening.userIds)) sendTo(userId, appointmentsMessage)
    } else if (happening.type === 'sessionsEnded') await endClosedSessions(happening.userId)
    else tellOfAppointment(happening)
  }

  function sendTo(userId: string, message: SSEMessage): void {
    for (const stream of streams.of(userId)) stream.send(message)
  }

  async function endClosedSessions(userId: string): Promise<void> {
    for (const stream of streams.of(userId)) {
      if (!(await isSessionOpen(db, stream.sessionId, now()))) stream.end()
    }
  }

  function tellOfAppointment({ type, appointment }: AppointmentEvent): void {
    for (const userId of new Set([appointment.customer_id, appointment.owner_id])) {
      if (userId !== null) sendTo(userId, appointmentsMessage)
    }
    if (leavesSlots.includes(type)) return
    // What is free is no secret, and anyone may be looking at it.
    const slots = { event: 'slots', data: JSON.stringify({ salonId: appointment.salon_id }) }
    for (const stream of streams.all()) stream.send(slots)
  }
}
