import type { StaffMember, Salon } from '@/domain/salon'
import type { LocalInterval } from '@/domain/schedule'
import { doesServices } from '@/domain/staffServices'
import { joinRanges, openRanges } from '@/domain/wallRanges'
import { addDays, weekdayOf, type IsoDate } from '@/domain/weekday'

/** When a chair can be booked for anything at all on a date, as minutes on the salon's clock: without breaks. */
function openOfStaff({ sections, daysOff }: Salon, staffMember: StaffMember, date: IsoDate): LocalInterval[] {
  if (daysOff.some(dayOff => dayOff.date === date)) return []
  return joinRanges(
    sections
      .filter(({ services }) => services.some(({ id }) => doesServices(staffMember, [id])))
      .flatMap(({ week }) => openRanges(week[weekdayOf(date)])),
  )
}

/** A date, and when each chair can be booked on it, by the chair's id. */
export interface OpenDay {
  date: IsoDate
  openOf: ReadonlyMap<string, readonly LocalInterval[]>
}

/** The days from a date to another, both included. */
export function openDays(salon: Salon, from: IsoDate, to: IsoDate): OpenDay[] {
  const days: OpenDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({
      date,
      openOf: new Map(
        salon.staff.map(staffMember => [staffMember.id, openOfStaff(salon, staffMember, date)]),
      ),
    })
  }
  return days
}
