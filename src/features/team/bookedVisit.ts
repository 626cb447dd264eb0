import type { Appointment } from '@/domain/appointment'

/** What the owner is told of a booking that a change would leave behind. */
export type BookedVisit = Pick<
  Appointment,
  '_id' | 'date' | 'startTime' | 'customerName' | 'serviceName' | 'serviceNameAr'
>

export const toBookedVisit = ({
  _id,
  date,
  startTime,
  customerName = '',
  serviceName,
  serviceNameAr = null,
}: Appointment): BookedVisit => ({ _id, date, startTime, customerName, serviceName, serviceNameAr })
