import { sharedWindow } from '@/domain/bookingWindow'
import { lastDateOf } from '@/domain/horizonPolicy'
import type { User } from '@/domain/user'
import type { IsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../db/appointments'
import type { BookableService, BookingRules } from '../db/bookingRules'
import { actsForSalon } from './mayChange'

/** When an appointment can be booked. */
export interface BookableWindow {
  lastDate: IsoDate
  leadMinutes: number
}

/** A salon is bound by no lead time. */
export function windowFor(
  by: 'client' | 'salon',
  { timeZone }: BookingRules,
  services: readonly BookableService[],
  now: Instant,
): BookableWindow {
  if (by === 'salon') return { lastDate: lastDateOf('salon', timeZone, now), leadMinutes: 0 }
  const { horizonDays, leadMinutes } = sharedWindow(services.map(({ window }) => window))
  return { lastDate: lastDateOf(horizonDays, timeZone, now), leadMinutes }
}

/** As `windowFor`, for an appointment that the user moves: its last date is never before the date that it has. */
export function moveWindow(
  user: User,
  appointment: AppointmentDetails,
  rules: BookingRules,
  services: readonly BookableService[],
  now: Instant,
): BookableWindow {
  const window = windowFor(actsForSalon(user, appointment) ? 'salon' : 'client', rules, services, now)
  const own = todayIn(rules.timeZone, appointment.starts_at)
  return own > window.lastDate ? { ...window, lastDate: own } : window
}
