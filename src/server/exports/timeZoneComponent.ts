import { changeBetween, offsetAt, type Instant } from '@/domain/zoneOffsets'
import { dateTime, property, type Component } from './jCal'

const day = 24 * 60 * 60 * 1000
/** Shorter than any period in which a zone keeps one offset; the shortest is the month of Ramadan. */
const step = 7 * day

interface OffsetChange {
  at: Instant
  before: number
  after: number
}

function changesOf(timeZone: string, from: Instant, until: Instant): OffsetChange[] {
  const changes: OffsetChange[] = []
  for (let start = from; start < until; start += step) {
    const [before, after] = [offsetAt(start, timeZone), offsetAt(start + step, timeZone)]
    if (before !== after) changes.push({ at: changeBetween(start, start + step, timeZone), before, after })
  }
  return changes
}

const startOfYear = (year: number): Instant => Date.UTC(year, 0, 1)

/** Milliseconds as +03:00. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

const observance = (name: 'standard' | 'daylight', { at, before, after }: OffsetChange): Component => [
  name,
  [
    property('dtstart', 'date-time', dateTime(at, before)),
    property('tzoffsetfrom', 'utc-offset', offsetText(before)),
    property('tzoffsetto', 'utc-offset', offsetText(after)),
  ],
  [],
]

/**
 * A VTIMEZONE (RFC 5545, 3.6.5) for all years from that of the first instant to that of the last. Each clock change is
 * listed, since the rules of some zones change from year to year.
 */
export function timeZoneComponent(timeZone: string, first: Instant, last: Instant): Component {
  const from = startOfYear(new Date(first).getUTCFullYear()) - day
  const until = startOfYear(new Date(last).getUTCFullYear() + 1) + day
  const offset = offsetAt(from, timeZone)
  return [
    'vtimezone',
    [property('tzid', 'text', timeZone)],
    [
      observance('standard', { at: from, before: offset, after: offset }),
      ...changesOf(timeZone, from, until).map(change =>
        observance(change.after > change.before ? 'daylight' : 'standard', change),
      ),
    ],
  ]
}
