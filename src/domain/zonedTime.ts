import type { WallMinutes } from './wallTime'
import { addDays, type IsoDate } from './weekday'
import { canonicalTimeZone, knownOffsetAt, offsetAt, offsetIntervals, type Instant } from './zoneOffsets'

export { canonicalTimeZone, offsetAt, type Instant }

const minute = 60_000

/** `until` is exclusive. */
export interface Interval {
  from: Instant
  until: Instant
}

const wallStart = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`)

export type Repeated = 'first' | 'second'

/**
 * The instant at which the zone's clock shows `minutes` after midnight on `date`. A time that a clock change skips
 * becomes the moment of the change. A repeated time becomes its first or second instant, as asked.
 */
export function instantOf(
  date: IsoDate,
  minutes: WallMinutes,
  timeZone: string,
  repeated: Repeated = 'first',
): Instant {
  const wall = wallStart(date) + minutes * minute
  const around = offsetIntervals(date, timeZone)
  const matches = around
    .filter(({ from, until, offset }) => wall - offset >= from && wall - offset < until)
    .map(({ offset }) => wall - offset)
  const match = repeated === 'first' ? matches[0] : matches.at(-1)
  const change = around[1]?.from ?? wall
  return match ?? change
}

/**
 * The instants of a date at which the wall clock shows a time from `from` up to `until` (minutes after midnight).
 * Usually one interval. None for a range that a clock change skips; two where a change repeats a part of the range and
 * a time outside of the range lies between.
 */
export function intervalsOf(
  date: IsoDate,
  { from, until }: { from: WallMinutes; until: WallMinutes },
  timeZone: string,
): Interval[] {
  const start = wallStart(date)
  const intervals: Interval[] = []
  for (const same of offsetIntervals(date, timeZone)) {
    const begins = Math.max(same.from, start + from * minute - same.offset)
    const ends = Math.min(same.until, start + until * minute - same.offset)
    if (begins >= ends) continue
    const before = intervals.at(-1)
    if (before?.until === begins) before.until = ends
    else intervals.push({ from: begins, until: ends })
  }
  return intervals
}

/** The wall clock of the zone at an instant: the date and the minutes after midnight. */
export function wallOf(instant: Instant, timeZone: string): { date: IsoDate; minutes: WallMinutes } {
  const wall = new Date(instant + knownOffsetAt(instant, timeZone))
  return { date: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/** Like `wallOf`, for an instant on `date`. It formats nothing, so that thousands of slots cost little. */
export function minutesOn(
  date: IsoDate,
  instant: Instant,
  timeZone: string,
): { minutes: WallMinutes; offset: number } {
  const around = offsetIntervals(date, timeZone)
  const interval = around.find(({ until }) => instant < until) ?? around.at(-1)
  const offset = interval?.offset ?? 0
  return { minutes: (instant + offset - wallStart(date)) / minute, offset }
}

/** True when the zone's clocks change during the date, so that times on it need their offset named. */
export function clocksChangeOn(date: IsoDate, timeZone: string): boolean {
  const change = offsetIntervals(date, timeZone)[1]?.from
  if (change === undefined) return false
  const { from, until } = dayBounds(date, timeZone)
  return from < change && change < until
}

export const todayIn = (timeZone: string, now: Instant): IsoDate => wallOf(now, timeZone).date

export const dayBounds = (date: IsoDate, timeZone: string): Interval => ({
  from: instantOf(date, 0, timeZone),
  until: instantOf(addDays(date, 1), 0, timeZone),
})

/** An offset in milliseconds as "UTC+2" or "UTC+5:45". */
export function offsetName(offset: number): string {
  const total = Math.round(Math.abs(offset) / minute)
  const minutes = total % 60
  return `UTC${offset < 0 ? '-' : '+'}${String(Math.floor(total / 60))}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
