import { localStamp, zoneLines } from './vtimezone'
import { instantOf, offsetAt, wallOf, type Instant } from './zonedTime'

export interface CalendarEvent {
  /** The same for as long as the event lives. */
  uid: string
  /** Counts the changes, so that a calendar knows the newer of two versions. */
  sequence: number
  createdAt: Instant
  changedAt: Instant
  startsAt: Instant
  endsAt: Instant
  timeZone: string
  summary: string
  description: string
  location: string
  url: string
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

const mostOctets = 75

/** A calendar as RFC 5545 text. Times are local to each event's zone, whose clock changes come along. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kursi//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zonesOf(events),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

function zonesOf(events: readonly CalendarEvent[]): string[] {
  const zones = [...new Set(events.map(({ timeZone }) => timeZone))]
  return zones.flatMap(zone => {
    const own = events.filter(({ timeZone }) => timeZone === zone)
    const first = Math.min(...own.map(({ startsAt }) => startsAt))
    const last = Math.max(...own.map(({ endsAt }) => endsAt))
    return zoneLines(zone, first, last)
  })
}

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utcStamp(event.changedAt)}`,
  `CREATED:${utcStamp(event.createdAt)}`,
  `LAST-MODIFIED:${utcStamp(event.changedAt)}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `LOCATION:${escaped(event.location)}`,
  `URL:${event.url}`,
  `STATUS:${event.status}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
]

/** Local times mean the first of two when clocks go back; an event of the second hour is written in UTC. */
function timeLines({ startsAt, endsAt, timeZone }: CalendarEvent): string[] {
  if ([startsAt, endsAt].some(instant => isRepetition(instant, timeZone))) {
    return [`DTSTART:${utcStamp(startsAt)}`, `DTEND:${utcStamp(endsAt)}`]
  }
  const local = (instant: Instant) => `;TZID=${timeZone}:${localStamp(instant, offsetAt(instant, timeZone))}`
  return [`DTSTART${local(startsAt)}`, `DTEND${local(endsAt)}`]
}

function isRepetition(instant: Instant, timeZone: string): boolean {
  const { date, minutes } = wallOf(instant, timeZone)
  return instantOf(date, minutes, timeZone, 'first') !== instant
}

const utcStamp = (instant: Instant): string => `${localStamp(instant, 0)}Z`

/** RFC 5545, 3.3.11. Other control characters have no place in a text. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

const octetsOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** RFC 5545, 3.1: no line is longer than 75 octets, and no letter is cut in two. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const letter of line) {
    const more = octetsOf(letter)
    if (octets + more > mostOctets) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += more
  }
  return text
}
