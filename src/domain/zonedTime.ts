import type { WallMinutes } from './wallTime'
import { addDays, utcMidnight, type IsoDate } from './weekday'
import {
  canonicalTimeZone,
  offsetAt,
  offsetIntervals,
  type Instant,
  type OffsetInterval,
} from './zoneOffsets'

export { canonicalTimeZone, offsetAt, type Instant }

const minute = 60_000

/** `until` is exclusive. */
export interface Interval {
  from: Instant
  until: Instant
}

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
  const wall = utcMidnight(date) + minutes * minute
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
  const start = utcMidnight(date)
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

/** What a zone's clock shows. */
export interface WallTime {
  minutes: WallMinutes
  /** "UTC+2", only where the clock shows the same time twice. */
  offset?: string
}

const offsetOf = (around: readonly OffsetInterval[], instant: Instant): number =>
  (around.find(({ until }) => instant < until) ?? around.at(-1))?.offset ?? 0

function repeatedOffset(
  [before, after]: readonly OffsetInterval[],
  instant: Instant,
): Pick<WallTime, 'offset'> {
  if (!before || !after) return {}
  const turnedBack = before.offset - after.offset
  const isRepeated = instant >= after.from - turnedBack && instant < after.from + turnedBack
  return isRepeated ? { offset: offsetName(instant < after.from ? before.offset : after.offset) } : {}
}

/** The wall clock of the zone at an instant: the date and the time. */
export function wallOf(instant: Instant, timeZone: string): WallTime & { date: IsoDate } {
  const around = offsetIntervals(new Date(instant).toISOString().slice(0, 10), timeZone)
  const wall = new Date(instant + offsetOf(around, instant))
  return {
    date: wall.toISOString().slice(0, 10),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    ...repeatedOffset(around, instant),
  }
}

/** Like `wallOf`, for instants on one date. It formats nothing, so that thousands of slots cost little. */
export function wallClockOn(date: IsoDate, timeZone: string): (instant: Instant) => WallTime {
  const around = offsetIntervals(date, timeZone)
  const midnight = utcMidnight(date)
  return instant => ({
    minutes: (instant + offsetOf(around, instant) - midnight) / minute,
    ...repeatedOffset(around, instant),
  })
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
