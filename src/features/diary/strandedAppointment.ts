import type { Appointment } from '@/domain/appointment'

/** An appointment that is booked in time off, with what the list says of it. */
export type StrandedAppointment = Pick<
  Appointment,
  '_id' | 'date' | 'startTime' | 'offset' | 'clientName' | 'serviceName' | 'serviceNameAr'
>

export const toStrandedAppointment = ({
  _id,
  date,
  startTime,
  offset,
  clientName = '',
  serviceName,
  serviceNameAr = null,
}: Appointment): StrandedAppointment => ({
  _id,
  date,
  startTime,
  ...(offset !== undefined && { offset }),
  clientName,
  serviceName,
  serviceNameAr,
})
