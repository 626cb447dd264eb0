import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import { endOfDay, formatHour } from '@/domain/wallTime'
import { addDays } from '@/domain/weekday'
import { wallOf } from '@/domain/zonedTime'
import type { Shift } from './change'
import type { OpenDay } from './openTimes'

function placedAt(
  { offset: _offset, nightOf: _nightOf, ...appointment }: Appointment,
  { staffId, startsAt }: AppointmentSlot,
  days: readonly OpenDay[],
): Appointment {
  const { date, minutes, ...repeated } = wallOf(startsAt, appointment.timeZone ?? 'UTC')
  const endsAt = startsAt + (appointment.endsAt ?? 0) - (appointment.startsAt ?? 0)
  const dayBefore = addDays(date, -1)
  const isInNight = days
    .filter(day => day.date === dayBefore)
    .flatMap(({ openOf }) => [...openOf.values()].flat())
    .some(({ from, until }) => from <= minutes + endOfDay && minutes + endOfDay < until)
  return {
    ...appointment,
    staffId,
    startsAt,
    endsAt,
    date,
    startTime: formatHour(minutes),
    ...repeated,
    ...(isInNight && { nightOf: dayBefore }),
  }
}

/** The appointments with the one that is on its way at its new place. */
export const withShift = (
  appointments: readonly Appointment[],
  shift: Shift | null,
  days: readonly OpenDay[],
): readonly Appointment[] =>
  shift
    ? appointments.map(one => (one._id === shift.appointmentId ? placedAt(one, shift.to, days) : one))
    : appointments
