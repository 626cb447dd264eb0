import type { Appointment } from '@/domain/appointment'
import { isActive } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { isTooLate } from '@/features/appointments/appointmentTime'
import { BookAgain } from '@/features/appointments/client/BookAgain'
import { TooLateNote } from '@/features/appointments/client/TooLateNote'
import { CalendarButton } from '@/features/calendar/CalendarButton'
import { PayButton } from '@/features/payments/PayButton'
import { AppointmentPaymentText } from '@/features/payments/AppointmentPaymentText'
import { AppointmentReview } from '@/features/reviews/AppointmentReview'
import { useAppointmentName } from '@/features/reviews/useAppointmentName'

interface MoreOfAppointmentProps {
  appointment: Appointment
  now: Instant
}

export const MoreOfAppointment = ({ appointment, now }: MoreOfAppointmentProps) => {
  const { _id: appointmentId, salonId, startsAt, status } = appointment
  const name = useAppointmentName(appointment)
  const isToCome = startsAt !== undefined && startsAt > now && isActive(status)
  return (
    <>
      {salonId !== undefined && isTooLate(appointment, now) && <TooLateNote salonId={salonId} />}
      <AppointmentPaymentText appointment={appointment} />
      {isToCome && <PayButton appointment={appointment} now={now} />}
      {isToCome ? (
        <CalendarButton appointmentId={appointmentId} label={name} />
      ) : (
        <BookAgain appointment={appointment} />
      )}
      <AppointmentReview appointment={appointment} now={now} />
    </>
  )
}
