import type { Chair, Salon } from '@/domain/salon'
import { breakRanges, openingHours, type WallRange } from '@/domain/schedule'
import { addDays, weekdayOf, type IsoDate } from '@/domain/weekday'

const byStart = (one: WallRange, other: WallRange) => one.from - other.from

/** The same minutes in as few ranges as can be. */
export function merged(ranges: readonly WallRange[]): WallRange[] {
  const result: WallRange[] = []
  for (const range of [...ranges].sort(byStart)) {
    const last = result.at(-1)
    if (last && range.from <= last.until) last.until = Math.max(last.until, range.until)
    else result.push({ ...range })
  }
  return result
}

/** What of a range is left when others are taken out of it. */
export function without(range: WallRange, taken: readonly WallRange[]): WallRange[] {
  const left: WallRange[] = []
  let { from } = range
  for (const hole of merged(taken)) {
    if (hole.from > from) left.push({ from, until: Math.min(hole.from, range.until) })
    from = Math.max(from, hole.until)
  }
  if (from < range.until) left.push({ from, until: range.until })
  return left.filter(({ from: start, until }) => start < until)
}

/** Whether the person does the service; one without a list does all. */
export const doesService = ({ serviceIds }: Chair, serviceId: string): boolean =>
  serviceIds.length === 0 || serviceIds.includes(serviceId)

/** When a chair can be booked for anything at all on a date, as minutes on the salon's clock: without breaks. */
export function openRanges({ sections, daysOff }: Salon, chair: Chair, date: IsoDate): WallRange[] {
  if (daysOff.some(dayOff => dayOff.date === date)) return []
  return merged(
    sections
      .filter(({ services }) => services.some(({ id }) => doesService(chair, id)))
      .flatMap(({ week }) => {
        const day = week[weekdayOf(date)]
        const hours = openingHours(day)
        return hours ? without(hours, breakRanges(day)) : []
      }),
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
      openOf: new Map(salon.chairs.map(chair => [chair.id, openRanges(salon, chair, date)])),
    })
  }
  return days
}
