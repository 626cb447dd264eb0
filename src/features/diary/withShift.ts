import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import { formatHour } from '@/domain/wallTime'
import { wallOf } from '@/domain/zonedTime'
import type { Shift } from './change'

function placedAt(
  { offset: _, ...appointment }: Appointment,
  { staffId, startsAt }: AppointmentSlot,
): Appointment {
  const { date, minutes, ...repeated } = wallOf(startsAt, appointment.timeZone ?? 'UTC')
  const endsAt = startsAt + (appointment.endsAt ?? 0) - (appointment.startsAt ?? 0)
  return { ...appointment, staffId, startsAt, endsAt, date, startTime: formatHour(minutes), ...repeated }
}

/** The appointments with the one that is on its way at its new place. */
export const withShift = (
  appointments: readonly Appointment[],
  shift: Shift | null,
): readonly Appointment[] =>
  shift
    ? appointments.map(one => (one._id === shift.appointmentId ? placedAt(one, shift.to) : one))
    : appointments
