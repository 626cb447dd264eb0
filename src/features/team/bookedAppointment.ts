import type { Appointment } from '@/domain/appointment'

/** What the owner is told of a booking that a change would leave behind. */
export type BookedAppointment = Pick<
  Appointment,
  '_id' | 'date' | 'startTime' | 'clientName' | 'serviceName' | 'serviceNameAr'
>

export const toBookedAppointment = ({
  _id,
  date,
  startTime,
  clientName = '',
  serviceName,
  serviceNameAr = null,
}: Appointment): BookedAppointment => ({ _id, date, startTime, clientName, serviceName, serviceNameAr })
