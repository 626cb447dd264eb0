import type { Chair, Salon } from '@/domain/salon'
import type { WallRange } from '@/domain/schedule'
import { doesServices } from '@/domain/staffServices'
import { joinRanges, openRanges } from '@/domain/wallRanges'
import { addDays, weekdayOf, type IsoDate } from '@/domain/weekday'

/** When a chair can be booked for anything at all on a date, as minutes on the salon's clock: without breaks. */
function openOfChair({ sections, daysOff }: Salon, chair: Chair, date: IsoDate): WallRange[] {
  if (daysOff.some(dayOff => dayOff.date === date)) return []
  return joinRanges(
    sections
      .filter(({ services }) => services.some(({ id }) => doesServices(chair, [id])))
      .flatMap(({ week }) => openRanges(week[weekdayOf(date)])),
  )
}

/** A date, and when each chair can be booked on it, by the chair's id. */
export interface OpenDay {
  date: IsoDate
  openOf: ReadonlyMap<string, readonly WallRange[]>
}

/** The days from a date to another, both included. */
export function openDays(salon: Salon, from: IsoDate, to: IsoDate): OpenDay[] {
  const days: OpenDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({
      date,
      openOf: new Map(salon.chairs.map(chair => [chair.id, openOfChair(salon, chair, date)])),
    })
  }
  return days
}
