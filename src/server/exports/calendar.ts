import { instantOf, offsetAt, wallOf, type Instant } from '@/domain/zonedTime'
import type { CalendarMessage } from '../kernel/Mailer'
import { dateTime, property, writeComponent, type Component, type Property } from './jCal'
import { printable } from './printable'
import { timeZoneComponent } from './timeZoneComponent'

export interface CalendarEvent {
  /** Stays the same for the whole life of the event. */
  uid: string
  /** Counts the changes, so that calendars recognise the newer of two versions. */
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

/**
 * A calendar as RFC 5545 text. Times are local to each event's time zone, whose clock changes are included. The name
 * comes from our own texts, since calendar programs disagree on how to escape it.
 */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const own = [
    property('x-wr-calname', 'unknown', name),
    property('refresh-interval', 'duration', 'PT1H'),
    property('x-published-ttl', 'unknown', 'PT1H'),
  ]
  return writeComponent(
    calendarComponent(
      'PUBLISH',
      own,
      events.length > 0
        ? [...zonesOf(events), ...events.map(event => eventComponent(event))]
        : [emptyCalendar],
    ),
  )
}

/** The organizer or the attendee of an event. */
export interface CalendarParty {
  name: string
  email: string
}

/**
 * One event as a calendar message (RFC 5546) for a mail. The receiver's calendar adds the event or updates its copy; it
 * removes the copy of a cancelled event.
 */
export function writeCalendarMessage(
  event: CalendarEvent,
  parties: { organizer: CalendarParty; attendee: CalendarParty },
): CalendarMessage {
  const method = event.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST'
  const attending = { role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' }
  const component = eventComponent(event, [
    partyProperty('organizer', parties.organizer),
    partyProperty('attendee', parties.attendee, attending),
  ])
  return { method, content: writeComponent(calendarComponent(method, [], [...zonesOf([event]), component])) }
}

const partyProperty = (
  role: 'organizer' | 'attendee',
  { name, email }: CalendarParty,
  parameters: Record<string, string> = {},
) => property(role, 'cal-address', `mailto:${email}`, { cn: printable(name), ...parameters })

const calendarComponent = (
  method: 'PUBLISH' | CalendarMessage['method'],
  own: readonly Property[],
  components: Component[],
): Component => [
  'vcalendar',
  [
    property('version', 'text', '2.0'),
    property('prodid', 'text', '-//Kursi//Appointments//EN'),
    property('calscale', 'text', 'GREGORIAN'),
    property('method', 'text', method),
    ...own,
  ],
  components,
]

/** RFC 5545, 3.6 wants at least one component. */
const emptyCalendar = timeZoneComponent('UTC', 0, 0)

function zonesOf(events: readonly CalendarEvent[]): Component[] {
  const zones = [...new Set(events.map(({ timeZone }) => timeZone))]
  return zones.map(zone => {
    const own = events.filter(({ timeZone }) => timeZone === zone)
    const first = Math.min(...own.map(({ startsAt }) => startsAt))
    const last = Math.max(...own.map(({ endsAt }) => endsAt))
    return timeZoneComponent(zone, first, last)
  })
}

const eventComponent = (event: CalendarEvent, parties: readonly Property[] = []): Component => [
  'vevent',
  [
    property('uid', 'text', event.uid),
    property('sequence', 'integer', event.sequence),
    property('dtstamp', 'date-time', utc(event.changedAt)),
    property('created', 'date-time', utc(event.createdAt)),
    property('last-modified', 'date-time', utc(event.changedAt)),
    ...timesOf(event),
    property('summary', 'text', printable(event.summary)),
    property('description', 'text', printable(event.description)),
    property('location', 'text', printable(event.location)),
    property('url', 'uri', event.url),
    ...parties,
    property('status', 'text', event.status),
    property('transp', 'text', event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'),
  ],
  [],
]

/** When clocks go back, a local time means its first occurrence. An event in the second hour is written in UTC. */
function timesOf({ startsAt, endsAt, timeZone }: CalendarEvent) {
  const isUtc = [startsAt, endsAt].some(instant => isRepetition(instant, timeZone))
  const time = (name: string, instant: Instant) =>
    isUtc
      ? property(name, 'date-time', utc(instant))
      : property(name, 'date-time', dateTime(instant, offsetAt(instant, timeZone)), { tzid: timeZone })
  return [time('dtstart', startsAt), time('dtend', endsAt)]
}

function isRepetition(instant: Instant, timeZone: string): boolean {
  const { date, minutes } = wallOf(instant, timeZone)
  return instantOf(date, minutes, timeZone, 'first') !== instant
}

const utc = (instant: Instant): string => `${dateTime(instant, 0)}Z`
