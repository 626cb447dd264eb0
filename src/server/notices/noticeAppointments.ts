import type { AppointmentNewsKind } from '@/domain/notice'
import {
  asClientKnew,
  isAppointmentEvent,
  isOver,
  isPutOff,
  type AppointmentEvent,
  type Follower,
} from '../events'
import type { Services } from '../http/context'
import { appointmentFacts } from './appointmentFacts'
import { sendNotice, showNotice, type NoticeDraft } from './sendNotice'

const kindOf: Record<AppointmentEvent['type'], AppointmentNewsKind> = {
  appointmentBooked: 'booked',
  appointmentMoved: 'moved',
  appointmentConfirmed: 'confirmed',
  appointmentDeclined: 'declined',
  appointmentCancelled: 'cancelled',
  appointmentDone: 'done',
}

/** What one side does to an appointment is news to the other: who is told what, if anybody is. */
export function noticeOf(happening: AppointmentEvent): NoticeDraft<AppointmentNewsKind> | undefined {
  const { type, appointment, before, known, by } = happening
  const audience = by.userId === appointment.customer_id ? 'owner' : 'client'
  const userId = audience === 'owner' ? appointment.owner_id : appointment.customer_id
  // An owner who books in their own shop is both sides.
  if (userId === null || userId === by.userId) return undefined
  const previous = before ?? (isOver(type) ? undefined : known)
  return {
    userId,
    kind: kindOf[type],
    appointmentId: appointment.id,
    salonId: appointment.salon_id,
    facts: {
      ...appointmentFacts(audience === 'client' ? asClientKnew(happening) : appointment, audience),
      ...(previous && { previousStartsAt: previous.starts_at }),
    },
  }
}

export const noticeAppointments =
  (services: Services): Follower =>
  async happening => {
    if (!isAppointmentEvent(happening) || isPutOff(happening)) return
    const { written } = happening
    if (written) {
      if (written.notice) await showNotice(services, written.notice)
      return
    }
    const notice = noticeOf(happening)
    if (notice) await sendNotice(services, notice)
  }
