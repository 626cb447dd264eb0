import type { Appointment } from '@/domain/appointment'
import type { Edit } from '@/domain/edit'
import type { Named } from '@/domain/salon'
import type { DayScheduleRequest } from '@/domain/scheduleRequests'
import type { IsoDate } from '@/domain/weekday'
import type { CommonProblem } from '@/features/auth/commonProblem'

interface OfSalon {
  salonId: string
}

/** Something about the times at which the salon can be booked. */
export type Change = OfSalon &
  (
    | { kind: 'hours'; sectionId: string; hours: Edit<DayScheduleRequest>[] }
    | { kind: 'dayOff'; date: IsoDate; reason: string }
    | { kind: 'dayOffRemoval'; dayOffId: string }
  )

/** A booking that a change would leave behind, as far as the owner is told of it. */
export interface StrandedBooking {
  id: string
  date: IsoDate
  /** On the salon's clock, like "9:00 AM". */
  time: string
  service: Named
  customer: string
}

export const toStranded = ({
  _id: id,
  date,
  startTime: time,
  serviceName: name,
  serviceNameAr: nameAr = null,
  clientName: customer = '',
}: Appointment): StrandedBooking => ({ id, date, time, service: { name, nameAr }, customer })

export type ChangeProblem = CommonProblem | 'gone' | 'dayOffTwice' | 'dayOffPast'
