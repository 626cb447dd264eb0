import type { AppointmentDetails } from '../db/appointments'
import type { Services } from '../http/context'
import { serviceFacts } from './appointmentFacts'
import { sendNotice } from './sendNotice'

/** Tells the owner of a new review. */
export async function noticeReview(
  services: Services,
  appointment: AppointmentDetails,
  stars: number,
): Promise<void> {
  if (appointment.owner_id === null) return
  await sendNotice(services, {
    userId: appointment.owner_id,
    kind: 'reviewed',
    appointmentId: appointment.id,
    salonId: appointment.salon_id,
    facts: { ...serviceFacts(appointment), stars },
  })
}

/** Tells the client that the salon answered their review. */
export async function noticeAnswer(services: Services, appointment: AppointmentDetails): Promise<void> {
  if (appointment.customer_id === null) return
  await sendNotice(services, {
    userId: appointment.customer_id,
    kind: 'answered',
    appointmentId: appointment.id,
    salonId: appointment.salon_id,
    facts: serviceFacts(appointment),
  })
}
