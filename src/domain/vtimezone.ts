import { changeBetween, offsetAt, type Instant } from './zoneOffsets'

const day = 24 * 60 * 60 * 1000
/** The shortest time that a zone keeps one offset is the month of Ramadan. */
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

/** A wall-clock time as RFC 5545 writes it: 20270328T020000. */
export const localStamp = (instant: Instant, offset: number): string =>
  new Date(instant + offset).toISOString().slice(0, 19).replace(/[-:]/g, '')

/** Milliseconds as +0300. */
function offsetStamp(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`
}

const observance = (name: 'STANDARD' | 'DAYLIGHT', { at, before, after }: OffsetChange): string[] => [
  `BEGIN:${name}`,
  `DTSTART:${localStamp(at, before)}`,
  `TZOFFSETFROM:${offsetStamp(before)}`,
  `TZOFFSETTO:${offsetStamp(after)}`,
  `END:${name}`,
]

/**
 * The lines of a VTIMEZONE (RFC 5545, 3.6.5) that holds for all years from that of the first instant to that of the
 * last: each change of the zone's clocks is written out, since the rules of some zones change from year to year.
 */
export function zoneLines(timeZone: string, first: Instant, last: Instant): string[] {
  const from = startOfYear(new Date(first).getUTCFullYear()) - day
  const until = startOfYear(new Date(last).getUTCFullYear() + 1) + day
  const offset = offsetAt(from, timeZone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', { at: from, before: offset, after: offset }),
    ...changesOf(timeZone, from, until).flatMap(change =>
      observance(change.after > change.before ? 'DAYLIGHT' : 'STANDARD', change),
    ),
    'END:VTIMEZONE',
  ]
}
