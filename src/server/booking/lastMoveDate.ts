import { lastDateOf } from '@/domain/horizonPolicy'
import type { User } from '@/domain/user'
import type { IsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../db/appointments'
import type { BookingRules } from '../db/bookingRules'
import { isOwnerOf } from './mayChange'

/** Until when the user may move the appointment: never before the date that it has. */
export function lastMoveDate(
  user: User,
  appointment: AppointmentDetails,
  { timeZone }: BookingRules,
  now: Instant,
): IsoDate {
  const last = lastDateOf(isOwnerOf(user, appointment) ? 'salon' : 'client', timeZone, now)
  const own = todayIn(timeZone, appointment.starts_at)
  return own > last ? own : last
}
