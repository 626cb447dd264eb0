import type { Appointment } from '@/domain/appointment'
import { isLive } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { isTooLate } from '@/features/appointments/appointmentTime'
import { BookAgain } from '@/features/appointments/BookAgain'
import { TooLateNote } from '@/features/appointments/TooLateNote'
import { CalendarButton } from '@/features/calendar/CalendarButton'
import { PayButton } from '@/features/payments/PayButton'
import { VisitMoney } from '@/features/payments/VisitMoney'
import { VisitReview } from '@/features/reviews/VisitReview'
import { useVisitName } from '@/features/reviews/useVisitName'

interface MoreOfAppointmentProps {
  appointment: Appointment
  now: Instant
}

/** What else can be done with an appointment: kept in a calendar before it, reviewed and repeated after it. */
export const MoreOfAppointment = ({ appointment, now }: MoreOfAppointmentProps) => {
  const { _id: appointmentId, salonId, startsAt, status } = appointment
  const name = useVisitName(appointment)
  const isToCome = startsAt !== undefined && startsAt > now && isLive(status)
  return (
    <>
      {salonId !== undefined && isTooLate(appointment, now) && <TooLateNote salonId={salonId} />}
      <VisitMoney appointment={appointment} />
      {isToCome && <PayButton appointment={appointment} now={now} />}
      {isToCome ? (
        <CalendarButton appointmentId={appointmentId} label={name} />
      ) : (
        <BookAgain appointment={appointment} />
      )}
      <VisitReview appointment={appointment} now={now} />
    </>
  )
}
