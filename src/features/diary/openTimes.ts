import type { StaffMember, Salon } from '@/domain/salon'
import type { LocalInterval } from '@/domain/schedule'
import { doesServices } from '@/domain/staffServices'
import { seatedStaff } from '@/domain/team'
import { joinRanges, openRanges } from '@/domain/wallRanges'
import { addDays, weekdayOf, type IsoDate } from '@/domain/weekday'

/** When a staff member can be booked for any service on a date, in minutes of salon time, without breaks. */
function openOfStaff({ sections, daysOff }: Salon, staffMember: StaffMember, date: IsoDate): LocalInterval[] {
  if (daysOff.some(dayOff => dayOff.date === date)) return []
  return joinRanges(
    sections
      .filter(({ services }) => services.some(({ id }) => doesServices(staffMember, [id])))
      .flatMap(({ week }) => openRanges(week[weekdayOf(date)])),
  )
}

/** A date with the open hours of each staff member who can be booked, by staff id. */
export interface OpenDay {
  date: IsoDate
  openOf: ReadonlyMap<string, readonly LocalInterval[]>
}

/** The days from `from` to `to`, both included. */
export function openDays(salon: Salon, from: IsoDate, to: IsoDate): OpenDay[] {
  const days: OpenDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({
      date,
      openOf: new Map(
        seatedStaff(salon).map(staffMember => [staffMember.id, openOfStaff(salon, staffMember, date)]),
      ),
    })
  }
  return days
}
