import fc from 'fast-check'
import type { Temporal as TemporalTypes } from 'temporal-polyfill'
import { Temporal } from '@/testing/kit/referenceCalendar'
import { citiesByCountry } from './geography/allCities'
import { formatHour } from './wallTime'
import { addDays } from './weekday'
import {
  dayBounds,
  instantOf,
  canonicalTimeZone,
  offsetName,
  intervalsOf,
  todayIn,
  wallOf,
  wallClockOn,
} from './zonedTime'

const at = (iso: string): number => Date.parse(iso)
const iso = (instant: number): string => new Date(instant).toISOString().replace(':00.000Z', 'Z')

const productZones = [
  ...new Set(Object.values(citiesByCountry).flatMap(cities => cities.map(({ timeZone }) => timeZone))),
]
const zones = fc.constantFrom(
  ...productZones,
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'America/St_Johns',
  'UTC',
)
/** 2015 to 2049: past and planned clock changes. */
const dates = fc.integer({ min: 0, max: 12_700 }).map(days => addDays('2015-01-01', days))
const minutesOfDay = fc.integer({ min: 0, max: 1439 })

const plain = (date: string, minutes: number): TemporalTypes.PlainDateTime =>
  Temporal.PlainDate.from(date).toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 })

/** The instant by the reference calendar. For a skipped time, the moment of the change. */
function referenceInstant(date: string, minutes: number, zone: string, which: 'earlier' | 'later'): number {
  const wall = plain(date, minutes)
  const zoned = wall.toZonedDateTime(zone, { disambiguation: which })
  if (zoned.toPlainDateTime().equals(wall)) return zoned.epochMilliseconds
  const before = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return before.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.NaN
}

const changeDays = productZones.flatMap(zone => {
  const days: [string, string][] = []
  let next = Temporal.Instant.from('2020-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  while (next && next.year < 2045) {
    const date = next.toPlainDate().toString()
    for (const by of [-1, 0, 1]) days.push([zone, addDays(date, by)])
    next = next.getTimeZoneTransition('next')
  }
  return days
})

const agrees = (zone: string, date: string, minutes: number): void => {
  const first = instantOf(date, minutes, zone)
  const second = instantOf(date, minutes, zone, 'second')
  expect([first, second]).toEqual([
    referenceInstant(date, minutes, zone, 'earlier'),
    referenceInstant(date, minutes, zone, 'later'),
  ])
  const zoned = Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO(zone)
  expect(wallOf(first, zone)).toMatchObject({
    date: zoned.toPlainDate().toString(),
    minutes: zoned.hour * 60 + zoned.minute,
  })
}

test('any wall-clock time of any zone is the instant the reference calendar names, and back', () => {
  fc.assert(fc.property(zones, dates, minutesOfDay, agrees), { numRuns: 600 })
}, 30_000)

test('so it is on the days of clock changes and their neighbours', () => {
  fc.assert(
    fc.property(fc.constantFrom(...changeDays), minutesOfDay, ([zone, date], minutes) =>
      agrees(zone, date, minutes),
    ),
    { numRuns: 1500 },
  )
}, 30_000)

test('no zone of the product changes its clocks twice within three days', () => {
  for (const zone of productZones) {
    let next = Temporal.Instant.from('2020-01-01T00:00Z')
      .toZonedDateTimeISO(zone)
      .getTimeZoneTransition('next')
    while (next && next.year < 2050) {
      const after = next.getTimeZoneTransition('next')
      if (after) expect(after.epochMilliseconds - next.epochMilliseconds).toBeGreaterThan(76 * 3_600_000)
      next = after
    }
  }
})

test.each([
  ['Europe/Paris', '2027-03-26', 540, '2027-03-26T08:00Z'],
  ['Europe/Paris', '2027-03-30', 540, '2027-03-30T07:00Z'],
  ['Europe/Paris', '2027-03-28', 150, '2027-03-28T01:00Z'],
  ['Africa/Cairo', '2027-04-30', 0, '2027-04-29T22:00Z'],
  ['Africa/Cairo', '2027-04-30', 30, '2027-04-29T22:00Z'],
  ['Africa/Cairo', '2027-04-29', 1440, '2027-04-29T22:00Z'],
  ['Africa/Cairo', '2027-10-28', 1440, '2027-10-28T22:00Z'],
  ['Asia/Beirut', '2027-03-28', 0, '2027-03-27T22:00Z'],
  ['Asia/Beirut', '2027-10-30', 1440, '2027-10-30T22:00Z'],
  ['Asia/Amman', '2027-03-26', 540, '2027-03-26T06:00Z'],
])('in %s, %s and %i minutes is %s', (zone, date, minutes, expected) => {
  expect(iso(instantOf(date, minutes, zone))).toBe(expected)
})

test.each([
  [
    'an ordinary day',
    'Europe/Paris',
    '2027-02-05',
    { from: 540, until: 720 },
    ['2027-02-05T08:00Z', '2027-02-05T11:00Z'],
  ],
  [
    'over the repeated hour',
    'Europe/Paris',
    '2027-10-31',
    { from: 0, until: 360 },
    ['2027-10-30T22:00Z', '2027-10-31T05:00Z'],
  ],
  [
    'up to the repeated hour',
    'Europe/Paris',
    '2027-10-31',
    { from: 60, until: 120 },
    ['2027-10-30T23:00Z', '2027-10-31T00:00Z'],
  ],
  [
    'a part of the repeated hour',
    'Europe/Paris',
    '2027-10-31',
    { from: 120, until: 150 },
    ['2027-10-31T00:00Z', '2027-10-31T00:30Z', '2027-10-31T01:00Z', '2027-10-31T01:30Z'],
  ],
  ['within the skipped hour', 'Europe/Paris', '2027-03-28', { from: 120, until: 180 }, []],
  [
    'over the skipped hour',
    'Europe/Paris',
    '2027-03-28',
    { from: 60, until: 240 },
    ['2027-03-28T00:00Z', '2027-03-28T02:00Z'],
  ],
  [
    'from a midnight that does not exist',
    'Asia/Beirut',
    '2027-03-28',
    { from: 0, until: 1440 },
    ['2027-03-27T22:00Z', '2027-03-28T21:00Z'],
  ],
  [
    'closing when the last hour begins again',
    'Africa/Cairo',
    '2027-10-28',
    { from: 1320, until: 1380 },
    ['2027-10-28T19:00Z', '2027-10-28T20:00Z'],
  ],
  [
    'to the end of a day of 25 hours',
    'Africa/Cairo',
    '2027-10-28',
    { from: 1380, until: 1440 },
    ['2027-10-28T20:00Z', '2027-10-28T22:00Z'],
  ],
])('a range of %s', (_what, zone, date, range, expected) => {
  expect(intervalsOf(date, range, zone).flatMap(({ from, until }) => [iso(from), iso(until)])).toEqual(
    expected,
  )
})

test.each([
  ['Europe/Paris', '2027-10-30T23:59:00Z', '2027-10-31', '1:59 AM', undefined],
  ['Europe/Paris', '2027-10-31T00:00:00Z', '2027-10-31', '2:00 AM', 'UTC+2'],
  ['Europe/Paris', '2027-10-31T00:59:00Z', '2027-10-31', '2:59 AM', 'UTC+2'],
  ['Europe/Paris', '2027-10-31T01:00:00Z', '2027-10-31', '2:00 AM', 'UTC+1'],
  ['Europe/Paris', '2027-10-31T01:59:00Z', '2027-10-31', '2:59 AM', 'UTC+1'],
  ['Europe/Paris', '2027-10-31T02:00:00Z', '2027-10-31', '3:00 AM', undefined],
  // A skipped hour leaves no time that comes twice.
  ['Europe/Paris', '2027-03-28T01:00:00Z', '2027-03-28', '3:00 AM', undefined],
  // Clocks that go back at midnight repeat the last hour of the day before.
  ['Asia/Beirut', '2027-10-30T20:30:00Z', '2027-10-30', '11:30 PM', 'UTC+3'],
  ['Asia/Beirut', '2027-10-30T21:30:00Z', '2027-10-30', '11:30 PM', 'UTC+2'],
  ['Asia/Beirut', '2027-10-30T22:00:00Z', '2027-10-31', '12:00 AM', undefined],
  // Half an hour.
  ['Australia/Lord_Howe', '2027-04-03T14:30:00Z', '2027-04-04', '1:30 AM', 'UTC+11'],
  ['Australia/Lord_Howe', '2027-04-03T15:00:00Z', '2027-04-04', '1:30 AM', 'UTC+10:30'],
])('the clock of %s at %s shows %s %s, named %p', (zone, instant, date, time, offset) => {
  const wall = wallOf(Date.parse(instant), zone)
  expect([wall.date, formatHour(wall.minutes), wall.offset]).toEqual([date, time, offset])
})

test('an offset is named exactly where the clock shows a time twice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...changeDays),
      fc.integer({ min: 0, max: 24 * 60 - 1 }),
      ([zone, date], minutes) => {
        const both = [instantOf(date, minutes, zone, 'first'), instantOf(date, minutes, zone, 'second')]
        const walls = both.map(instant => wallOf(instant, zone))
        const isRepeated = both[0] !== both[1]
        expect(new Set(walls.map(({ offset }) => offset)).size).toBe(isRepeated ? 2 : 1)
        expect(walls.map(({ offset }) => offset !== undefined)).toEqual([isRepeated, isRepeated])
      },
    ),
  )
})

test('days follow one another without a gap and hold the instants whose date they are', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...changeDays),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      ([zone, date], part) => {
        const { from, until } = dayBounds(date, zone)
        expect(dayBounds(addDays(date, 1), zone).from).toBe(until)
        const within = from + Math.floor(((until - from) * part) / 60_000) * 60_000
        expect(todayIn(zone, within)).toBe(date)
        expect({ date, ...wallClockOn(date, zone)(within) }).toEqual(wallOf(within, zone))
      },
    ),
  )
})

test.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['eUROPE/pARIS', 'Europe/Paris'],
  ['utc', 'UTC'],
  ['Mars/Olympus', undefined],
  ['+01:23', undefined],
  ['', undefined],
])('%p is the time zone %p', (text, expected) => {
  expect(canonicalTimeZone(text)).toBe(expected)
})

test.each([
  [0, 'UTC+0'],
  [7_200_000, 'UTC+2'],
  [-14_400_000, 'UTC-4'],
  [20_700_000, 'UTC+5:45'],
  [-12_600_000, 'UTC-3:30'],
])('an offset of %i is %s', (offset, name) => {
  expect(offsetName(offset)).toBe(name)
})

test('the same instant is another date elsewhere', () => {
  const instant = at('2027-02-05T22:30:00Z')
  expect([todayIn('America/Los_Angeles', instant), todayIn('Asia/Hebron', instant)]).toEqual([
    '2027-02-05',
    '2027-02-06',
  ])
})
