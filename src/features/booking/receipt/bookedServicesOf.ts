import type { Appointment } from '@/domain/appointment'
import type { BookedService } from '@/domain/appointmentServices'

const minute = 60_000

/** The services of an appointment. A single service is in the appointment's own fields. */
export const bookedServicesOf = ({
  services,
  serviceId = '',
  serviceName,
  serviceNameAr = null,
  sectionName,
  sectionNameAr = null,
  servicePrice,
  startsAt = 0,
  endsAt = 0,
}: Appointment): readonly BookedService[] =>
  services ?? [
    {
      serviceId,
      name: serviceName,
      nameAr: serviceNameAr,
      sectionName,
      sectionNameAr,
      price: servicePrice,
      minutes: (endsAt - startsAt) / minute,
    },
  ]
