import type { AppointmentStatus } from '@/domain/appointment'
import type { Currency } from '@/domain/money'
import type { AppointmentFacts, Audience } from '@/domain/notification'
import type { AppointmentDetails, AppointmentWithServices } from './appointments'

export const serviceFacts = (appointment: AppointmentDetails) => ({
  salonName: appointment.salon_name ?? '',
  salonNameAr: appointment.salon_name_ar,
  serviceName: appointment.service_name,
  serviceNameAr: appointment.service_name_ar,
})

export const goesBack = ({ refund }: Pick<AppointmentDetails, 'refund'>): boolean =>
  refund === 'under_way' || refund === 'done'

export const appointmentFacts = <Of extends Audience>(
  appointment: AppointmentDetails,
  audience: Of,
): AppointmentFacts & { audience: Of } => ({
  ...serviceFacts(appointment),
  audience,
  status: appointment.status as AppointmentStatus,
  ...(appointment.decline_reason && { reason: appointment.decline_reason }),
  ...(goesBack(appointment) && {
    refund: { amount: appointment.price, currency: appointment.currency as Currency },
  }),
  startsAt: appointment.starts_at,
  timeZone: appointment.time_zone ?? appointment.closed_time_zone ?? 'UTC',
})

/** A fingerprint of all values that a reschedule can change and that people are told of. */
export const knownAs = ({ starts_at, staff_id, services }: AppointmentWithServices): string =>
  JSON.stringify([
    starts_at,
    staff_id,
    services.map(({ serviceId, price, minutes }) => [serviceId, price, minutes]),
  ])
