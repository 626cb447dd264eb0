import { doesServices } from '@/domain/staffServices'
import { ownRange } from '@/domain/ownWeek'
import { seasonOn, type Season } from '@/domain/season'
import type { StaffRequest } from '@/domain/team'
import { weekdayOf, type IsoDate } from '@/domain/weekday'
import { wallOf } from '@/domain/zonedTime'
import type { AppointmentWithServices } from '../../db/appointments'

/** True when the staff member offers all services of the appointment and works at its time. Usual hours do not apply within a season. */
export function canServe(
  { serviceIds, hours }: StaffRequest,
  appointment: AppointmentWithServices,
  date: IsoDate,
  seasons: readonly Season[],
): boolean {
  if (
    !doesServices(
      { serviceIds },
      appointment.services.map(({ serviceId }) => serviceId),
    )
  )
    return false
  if (!hours || seasonOn(seasons, date)) return true
  const day = hours[weekdayOf(date)]
  const range = day && ownRange(day)
  if (!range) return false
  const { minutes: start } = wallOf(appointment.starts_at, appointment.time_zone ?? 'UTC')
  return start >= range.from && start + appointment.minutes <= range.until
}
