import { sharedWindow } from '@/domain/bookingWindow'
import { lastDateOf } from '@/domain/horizonPolicy'
import { clientStarts, salonStarts, unitStarts, type StartRule } from '@/domain/startRule'
import type { User } from '@/domain/user'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../db/appointments'
import type { BookableService } from '../db/bookableServices'
import type { BookingRules } from '../db/bookingRules'
import { businessDateIn } from '../db/days'
import { actsForSalon } from './mayChange'

/** When an appointment can be booked. */
export interface BookableWindow {
  lastDate: IsoDate
  leadMinutes: number
  offered: StartRule
  /** Of a salon, more than is offered to it. */
  bookable: StartRule
}

type Starts = Pick<BookableWindow, 'offered' | 'bookable'>

export function startsFor(by: 'client' | 'salon', { starts, services }: BookingRules): Starts {
  if (by === 'salon') return { offered: salonStarts(starts), bookable: unitStarts }
  const offered = clientStarts(
    starts,
    [...services.values()].flatMap(({ minutes, cleanUpMinutes, staffTerms }) =>
      [minutes, ...[...staffTerms.values()].map(terms => terms.minutes)].map(
        length => length + cleanUpMinutes,
      ),
    ),
  )
  return { offered, bookable: offered }
}

/** A salon is bound by no lead time, and books at every unit. */
export function windowFor(
  by: 'client' | 'salon',
  rules: BookingRules,
  services: readonly BookableService[],
  now: Instant,
): BookableWindow {
  const { timeZone } = rules
  const starts = startsFor(by, rules)
  if (by === 'salon') return { lastDate: lastDateOf('salon', timeZone, now), leadMinutes: 0, ...starts }
  const { horizonDays, leadMinutes } = sharedWindow(services.map(({ window }) => window))
  return { lastDate: lastDateOf(horizonDays, timeZone, now), leadMinutes, ...starts }
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
  const own = businessDateIn(appointment, rules.timeZone)
  return own > window.lastDate ? { ...window, lastDate: own } : window
}
