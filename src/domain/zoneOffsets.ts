import { memoized } from './memoized'
import { utcMidnight, type IsoDate } from './weekday'

/** Milliseconds since 1970, UTC. */
export type Instant = number

const minute = 60_000
const hour = 60 * minute

/** An interval in which the zone keeps one offset from UTC, in milliseconds. Wall time = instant + offset. */
export interface OffsetInterval {
  from: Instant
  until: Instant
  offset: number
}

/** A zone's offsets, interval after interval. */
export interface ZoneOffsets {
  timeZone: string
  intervals: readonly OffsetInterval[]
}

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn-hc-h23', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

/**
 * Keeps a format for each argument for ever: a zone from outside passes `canonicalTimeZone` first. An old browser may
 * lack a zone that the server knows; until the server corrects it, it is UTC.
 */
const formatOf = memoized((timeZone: string) => {
  try {
    return formatIn(timeZone)
  } catch {
    return formatIn('UTC')
  }
})

/** The zone's name in its one spelling; undefined for what is no zone, such as a bare offset. */
export function canonicalTimeZone(text: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions()
    return /^[A-Z]/.test(timeZone) ? timeZone : undefined
  } catch {
    return undefined
  }
}

/** The offset by the zone data of this browser or server. */
export function ownOffsetAt(instant: Instant, timeZone: string): number {
  // "2/15/2027, 13:05:09": half the time of `formatToParts`.
  const numbers = formatOf(timeZone).format(instant).match(/\d+/g) ?? []
  const [month = 1, day = 1, year = 0, hours = 0, minutes = 0, second = 0] = numbers.map(Number)
  return Date.UTC(year, month - 1, day, hours, minutes, second) - Math.floor(instant / 1000) * 1000
}

let corrections: readonly ZoneOffsets[] = []

/** The zone's offset from UTC at an instant, in milliseconds: wall time minus instant. */
export function offsetAt(instant: Instant, timeZone: string): number {
  const corrected = corrections
    .find(zone => zone.timeZone === timeZone)
    ?.intervals.find(({ from, until }) => instant >= from && instant < until)
  return corrected?.offset ?? ownOffsetAt(instant, timeZone)
}

/** The instant, to the minute, at which the offset of `from` ends. `until` must have another offset. */
export function changeBetween(from: Instant, until: Instant, timeZone: string, offsetOf = offsetAt): Instant {
  const before = offsetOf(from, timeZone)
  let [low, high] = [from, until]
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute
    if (offsetOf(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

/** Zones change their clocks at most once in the three days around a date. */
function intervalsAround(date: IsoDate, timeZone: string): OffsetInterval[] {
  const midnight = utcMidnight(date)
  const from = midnight - 26 * hour
  const until = midnight + 50 * hour
  const [first, last] = [offsetAt(from, timeZone), offsetAt(until, timeZone)]
  if (first === last) return [{ from, until, offset: first }]
  const change = changeBetween(from, until, timeZone)
  return [
    { from, until: change, offset: first },
    { from: change, until, offset: last },
  ]
}

/** By zone and date. */
const found = new Map<string, Map<IsoDate, readonly OffsetInterval[]>>()
const mostDates = 5000
let foundDates = 0

function forgetFound(): void {
  found.clear()
  foundDates = 0
}

/**
 * One or two intervals that cover the date and a day on either side. They are cached, because a zone's offsets on a
 * date change only by a correction.
 */
export function offsetIntervals(date: IsoDate, timeZone: string): readonly OffsetInterval[] {
  const known = found.get(timeZone)?.get(date)
  if (known) return known
  if (foundDates >= mostDates) forgetFound()
  foundDates += 1
  const intervals = intervalsAround(date, timeZone)
  const dates = found.get(timeZone) ?? new Map<IsoDate, readonly OffsetInterval[]>()
  found.set(timeZone, dates.set(date, intervals))
  return intervals
}

/** Offsets that stand above those of our own zone data. They replace all earlier ones. */
export function correctZones(corrected: readonly ZoneOffsets[]): void {
  if (corrected === corrections) return
  corrections = corrected
  forgetFound()
}
