import type { StaffMember, Salon } from '@/domain/salon'
import type { LocalInterval } from '@/domain/schedule'
import { dayOn, seasonOn, type Season } from '@/domain/season'
import { doesServices } from '@/domain/staffServices'
import { seatedStaff } from '@/domain/team'
import { timeOffOn, type TimeOff } from '@/domain/timeOff'
import { joinRanges, openRanges, without } from '@/domain/wallRanges'
import { addDays, type IsoDate } from '@/domain/weekday'

/** When a staff member can be booked for any service on a date, in minutes of salon time, without breaks. */
function openOfStaff(
  { sections, daysOff, seasons }: Salon,
  staffMember: StaffMember,
  date: IsoDate,
): LocalInterval[] {
  if (daysOff.some(dayOff => dayOff.date === date)) return []
  return joinRanges(
    sections
      .filter(({ services }) => services.some(({ id }) => doesServices(staffMember, [id])))
      .flatMap(({ week }) => openRanges(dayOn(week, seasons, date))),
  )
}

const offOfStaff = ({ timeOff = [] }: Salon, staffId: string, date: IsoDate): TimeOffOnDay[] =>
  timeOff
    .filter(off => off.staffId === staffId)
    .flatMap(off => timeOffOn(off, date).map(interval => ({ ...interval, timeOff: off })))
    .sort((one, other) => one.from - other.from)

/** A date with the open hours of each staff member who can be booked, by staff id. */
export interface OpenDay {
  date: IsoDate
  openOf: ReadonlyMap<string, readonly LocalInterval[]>
  /** The time off of each staff member on the date. */
  offOf?: ReadonlyMap<string, readonly TimeOffOnDay[]>
  /** Whose hours apply on the date. */
  season?: Season
}

export interface TimeOffOnDay extends LocalInterval {
  timeOff: TimeOff
}

/** The days from `from` to `to`, both included. */
export function openDays(salon: Salon, from: IsoDate, to: IsoDate): OpenDay[] {
  const days: OpenDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const season = seasonOn(salon.seasons, date)
    const offOf = new Map(salon.staff.map(({ id }) => [id, offOfStaff(salon, id, date)]))
    days.push({
      date,
      openOf: new Map(
        seatedStaff(salon).map(staffMember => [staffMember.id, openOfStaff(salon, staffMember, date)]),
      ),
      offOf,
      ...(season && { season }),
    })
  }
  return days
}

/** When a staff member can be booked on the day, without their time off. */
export const workingOf = ({ openOf, offOf }: OpenDay, staffId: string): LocalInterval[] =>
  (openOf.get(staffId) ?? []).flatMap(open => without(open, offOf?.get(staffId) ?? []))
