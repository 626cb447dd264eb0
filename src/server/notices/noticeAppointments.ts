import type { AppointmentNewsKind } from '@/domain/notice'
import { isAppointmentEvent, type AppointmentEvent, type Follower } from '../events'
import type { Services } from '../http/context'
import { appointmentFacts } from './appointmentFacts'
import { sendNotice } from './sendNotice'

const kindOf: Record<AppointmentEvent['type'], AppointmentNewsKind> = {
  appointmentBooked: 'booked',
  appointmentMoved: 'moved',
  appointmentConfirmed: 'confirmed',
  appointmentDeclined: 'declined',
  appointmentCancelled: 'cancelled',
  appointmentDone: 'done',
}

/** What one side does to an appointment is news to the other. */
export const noticeAppointments =
  (services: Services): Follower =>
  async happening => {
    if (!isAppointmentEvent(happening)) return
    const { type, appointment, before, by } = happening
    const audience = by.userId === appointment.customer_id ? 'owner' : 'client'
    const userId = audience === 'owner' ? appointment.owner_id : appointment.customer_id
    // An owner who books in their own shop is both sides.
    if (userId === null || userId === by.userId) return
    await sendNotice(services, {
      userId,
      kind: kindOf[type],
      appointmentId: appointment.id,
      salonId: appointment.salon_id,
      facts: {
        ...appointmentFacts(appointment, audience),
        ...(before && { previousStartsAt: before.starts_at }),
      },
    })
  }
