import { Temporal } from '@/testing/kit/referenceCalendar'
import { readCalendar } from '@/testing/kit/readCalendar'
import { writeCalendar, type CalendarEvent } from './calendar'

const at = (iso: string): number => Date.parse(iso)
const hour = 60 * 60 * 1000

const eventAt = (startsAt: number, changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: `${startsAt}@kursi`,
  sequence: 0,
  createdAt: at('2027-01-01T00:00:00Z'),
  changedAt: at('2027-01-02T00:00:00Z'),
  startsAt,
  endsAt: startsAt + hour,
  timeZone: 'Asia/Hebron',
  summary: 'Haircut',
  description: '',
  location: '',
  url: 'http://kursi.test/user/appointment',
  status: 'CONFIRMED',
  ...changes,
})

const lines = (text: string) => text.split('\r\n')

test.each([
  ['Asia/Hebron', '2027-01-15T10:00:00Z'],
  ['Asia/Hebron', '2027-07-15T10:00:00Z'],
  ['Europe/Paris', '2027-12-31T22:30:00Z'],
  ['Europe/Paris', '2027-06-30T22:30:00Z'],
  ['America/New_York', '2027-11-08T02:00:00Z'],
  ['Africa/Cairo', '2027-08-01T08:00:00Z'],
  ['Asia/Riyadh', '2027-08-01T08:00:00Z'],
  ['Africa/Casablanca', '2027-02-20T08:00:00Z'],
  ['Asia/Kathmandu', '2027-02-20T08:00:00Z'],
])('a calendar in %s is read back as the very instants: %s', (timeZone, iso) => {
  const { events, zones } = readCalendar(writeCalendar('Kursi', [eventAt(at(iso), { timeZone })]))
  expect(zones).toEqual([timeZone])
  expect(events).toMatchObject([{ startsAt: at(iso), endsAt: at(iso) + hour }])
})

test('times are written on the salon’s clock', () => {
  const text = writeCalendar('Kursi', [
    eventAt(at('2027-01-15T07:00:00Z')),
    eventAt(at('2027-07-15T06:00:00Z')),
  ])
  expect(text).toContain('DTSTART;TZID=Asia/Hebron:20270115T090000\r\n')
  expect(text).toContain('DTSTART;TZID=Asia/Hebron:20270715T090000\r\n')
})

test.each(['Europe/Paris', 'America/New_York', 'Africa/Cairo', 'Asia/Hebron', 'Africa/Casablanca'])(
  'every hour around the clock changes of %s is read back right',
  timeZone => {
    const start = Temporal.Instant.from('2027-01-01T00:00:00Z').toZonedDateTimeISO(timeZone)
    const events: CalendarEvent[] = []
    let change = start.getTimeZoneTransition('next')
    while (change && change.year === 2027) {
      for (let hours = -4; hours <= 4; hours += 1) {
        events.push(eventAt(change.epochMilliseconds + hours * hour, { timeZone }))
      }
      change = change.getTimeZoneTransition('next')
    }
    expect(events.length).toBeGreaterThanOrEqual(18)
    const read = readCalendar(writeCalendar('Kursi', events)).events
    expect(read.map(({ startsAt }) => startsAt)).toEqual(events.map(({ startsAt }) => startsAt))
  },
)

test('what people typed can neither break a line nor add a property', () => {
  const summary = 'Cut, wash; and\\or dry\r\nATTENDEE:mailto:x@example.test\u0007'
  const text = writeCalendar('Kursi', [eventAt(at('2027-01-15T07:00:00Z'), { summary })])
  expect(lines(text).filter(line => line.startsWith('ATTENDEE'))).toEqual([])
  expect(readCalendar(text).events[0]?.summary).toBe('Cut, wash; and\\or dry\nATTENDEE:mailto:x@example.test')
})

test('no line is longer than 75 octets, whatever the alphabet, and every line ends in CR LF', () => {
  const description = 'حلاقة الشعر واللحية 💈 '.repeat(30).trim()
  const location = 'Rue de la République '.repeat(10).trim()
  const text = writeCalendar('مواعيد كرسي', [eventAt(at('2027-01-15T07:00:00Z'), { description, location })])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(lines(text).filter(line => new TextEncoder().encode(line).length > 75)).toEqual([])
  expect(readCalendar(text)).toMatchObject({ name: 'مواعيد كرسي', events: [{ description, location }] })
})

test('a changed event keeps its id, counts up, and says that it is off', () => {
  const changed = eventAt(at('2027-01-15T07:00:00Z'), { sequence: 2, status: 'CANCELLED' })
  expect(readCalendar(writeCalendar('Kursi', [changed])).events).toMatchObject([
    { uid: changed.uid, sequence: 2, status: 'CANCELLED' },
  ])
})

test('one zone is written once, and an empty calendar has a component', () => {
  const two = [eventAt(at('2027-01-15T07:00:00Z')), eventAt(at('2028-07-15T07:00:00Z'))]
  expect(readCalendar(writeCalendar('Kursi', two)).zones).toEqual(['Asia/Hebron'])
  expect(readCalendar(writeCalendar('Kursi', []))).toEqual({ name: 'Kursi', zones: ['UTC'], events: [] })
})

test.each([
  ['CONFIRMED', false],
  ['TENTATIVE', false],
  ['CANCELLED', true],
] as const)('an event that is %s takes no time of the day: %j', (status, isTransparent) => {
  const [event] = readCalendar(
    writeCalendar('Kursi', [eventAt(at('2027-01-15T07:00:00Z'), { status })]),
  ).events
  expect(event?.isTransparent).toBe(isTransparent)
})
