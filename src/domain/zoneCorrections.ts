import { offsetsBetween } from './offsetsBetween'
import { ownOffsetAt, type ZoneOffsets } from './zoneOffsets'
import type { Instant, Interval } from './zonedTime'

const day = 24 * 60 * 60_000
const year = 365 * day

/** Time zones of one call of GET /time-zones. */
export const mostZonesAtOnce = 20

/** What the product shows lies in these days: from a year ago until in two years. */
export function shownSpan(now: Instant): Interval {
  const today = now - (now % day)
  return { from: today - year, until: today + 2 * year }
}

/** The offsets by our own zone data, which the server answers and the browser compares. */
export const ownOffsets = (timeZone: string, span: Interval): ZoneOffsets => ({
  timeZone,
  intervals: offsetsBetween(span, timeZone, ownOffsetAt),
})

/** Of the server's offsets those that are others by our own zone data. */
export function correctionsOf(answered: readonly ZoneOffsets[]): ZoneOffsets[] {
  const corrected = answered.map(({ timeZone, intervals }) => ({
    timeZone,
    intervals: intervals.flatMap(({ offset, ...interval }) =>
      offsetsBetween(interval, timeZone, ownOffsetAt)
        .filter(own => own.offset !== offset && own.from < own.until)
        .map(({ from, until }) => ({ from, until, offset })),
    ),
  }))
  return corrected.filter(({ intervals }) => intervals.length > 0)
}
