import type { AppointmentNewsKind } from '@/domain/notice'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import {
  asClientKnew,
  isAppointmentEvent,
  isOver,
  isPutOff,
  type AppointmentEvent,
  type Follower,
} from '../events/events'
import type { AppContext } from '../AppContext'
import { appointmentFacts } from '../db/appointmentFacts'
import { sendNotice, showNotice, writeNotice, type NoticeDraft } from './sendNotice'

const kindOf: Record<AppointmentEvent['type'], AppointmentNewsKind> = {
  appointmentBooked: 'booked',
  appointmentMoved: 'moved',
  appointmentConfirmed: 'confirmed',
  appointmentDeclined: 'declined',
  appointmentCancelled: 'cancelled',
  appointmentDone: 'done',
}

/** What one side does to an appointment is news to the other: who is told what, if anybody is. */
function noticeOf(happening: AppointmentEvent): NoticeDraft<AppointmentNewsKind> | undefined {
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

/** Writes the other side's notice in the transaction of what happens. Gives what is to be told once that is through. */
export async function withNotice(
  db: Db,
  happening: AppointmentEvent,
  now: Instant,
): Promise<AppointmentEvent> {
  const notice = isPutOff(happening) ? undefined : noticeOf(happening)
  return { ...happening, written: { notice: notice && (await writeNotice(db, notice, now)) } }
}

/** Shows the other side what happened, and tells them where that was not written with the change itself. */
export const noticeAppointments =
  (services: AppContext): Follower =>
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
