import type { Appointment } from '@/domain/appointment'

/** An appointment that is booked in time off, with what the list says of it. */
export type StrandedVisit = Pick<
  Appointment,
  '_id' | 'date' | 'startTime' | 'offset' | 'clientName' | 'serviceName' | 'serviceNameAr'
>

export const toStrandedVisit = ({
  _id,
  date,
  startTime,
  offset,
  clientName = '',
  serviceName,
  serviceNameAr = null,
}: Appointment): StrandedVisit => ({
  _id,
  date,
  startTime,
  ...(offset !== undefined && { offset }),
  clientName,
  serviceName,
  serviceNameAr,
})
