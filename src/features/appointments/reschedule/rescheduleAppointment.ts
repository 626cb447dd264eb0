import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment } from '@/domain/appointment'
import { sendSubmission } from '@/store/sendSubmission'
import { rescheduleSubmission, type RescheduleSent } from '../appointmentSubmissions'
import type { RescheduleChoice } from './rescheduling'

/** Reschedules the appointment in one call, so the old slot is freed only when the new one is booked. */
export const rescheduleAppointment = (
  { appointmentId, slot: { startsAt } }: RescheduleChoice,
  staffId: string | null,
  forAnother?: true,
) =>
  sendSubmission<RescheduleSent, Appointment>(rescheduleSubmission, {
    request: { appointmentId, startsAt, staffId, serviceId: null, ...(forAnother && { forAnother }) },
    send: (send, { request, idempotencyKey }) =>
      send(
        appointmentsApi.endpoints.rescheduleAppointment.initiate(
          { ...request, idempotencyKey },
          { track: false },
        ),
      ),
  })
