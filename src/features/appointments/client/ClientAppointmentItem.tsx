import { memo, type ComponentType } from 'react'
import type { Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { AppointmentCard } from './AppointmentCard'
import { isChangeable } from '../appointmentTime'
import { ChangeButtons } from './ChangeButtons'

export interface MoreViews {
  /** Other features add text and buttons below an appointment with `More`. */
  More: ComponentType<{ appointment: Appointment; now: Instant }>
}

interface ClientAppointmentItemProps extends MoreViews {
  appointment: Appointment
  isPast: boolean
  now: Instant
}

/** One of the client's appointments with its actions. Memoised, because lists grow to thousands. */
export const ClientAppointmentItem = memo(function ClientAppointmentItem({
  appointment,
  isPast,
  now,
  More,
}: ClientAppointmentItemProps) {
  return (
    <AppointmentCard
      appointment={appointment}
      isPast={isPast}
      actions={
        <>
          {isChangeable(appointment, now) && <ChangeButtons appointment={appointment} />}
          <More appointment={appointment} now={now} />
        </>
      }
    />
  )
})
