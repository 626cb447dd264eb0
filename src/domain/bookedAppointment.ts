import type { Appointment } from './appointment'

/** What a list says of an appointment that a change of hours leaves behind. */
export type BookedAppointment = Pick<
  Appointment,
  '_id' | 'date' | 'startTime' | 'offset' | 'clientName' | 'guestName' | 'serviceName' | 'serviceNameAr'
>

export const toBookedAppointment = ({
  _id,
  date,
  startTime,
  offset,
  clientName = '',
  guestName,
  serviceName,
  serviceNameAr = null,
}: Appointment): BookedAppointment => ({
  _id,
  date,
  startTime,
  ...(offset !== undefined && { offset }),
  clientName,
  ...(guestName !== undefined && { guestName }),
  serviceName,
  serviceNameAr,
})
