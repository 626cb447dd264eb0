import fc from 'fast-check'
import { Temporal } from '@/testing/kit/referenceCalendar'
import { businessDateOf, businessToday, datesHolding } from './businessDate'
import { closedWeek } from './schedule'
import { addDays } from './weekday'
import { intervalsOf } from './zonedTime'

const at = (iso: string) => Date.parse(iso)
const night = { isClosed: false, startHour: '8:00 PM', endHour: '2:00 AM', breaks: [] }
const weeks = [{ ...closedWeek(), Thursday: night }]
const open = { weeks, seasons: [], isDayOff: () => false, timeZone: 'Asia/Hebron' }

test.each([
  ['before midnight', '2027-02-04T21:59:00Z', '2027-02-04'],
  ['while the night runs', '2027-02-04T23:59:00Z', '2027-02-04'],
  ['when it has ended', '2027-02-05T00:00:00Z', '2027-02-05'],
  ['after midnight without a night', '2027-02-05T22:30:00Z', '2027-02-06'],
])('the present date of a salon %s is %s: %s', (_when, now, date) => {
  expect(businessToday(open, at(now))).toBe(date)
})

test('a day off closes the night that begins on it, not the end of the night before', () => {
  const offOn = (day: string) => ({ ...open, isDayOff: (date: string) => date === day })
  expect(businessToday(offOn('2027-02-04'), at('2027-02-04T23:00:00Z'))).toBe('2027-02-05')
  expect(businessToday(offOn('2027-02-05'), at('2027-02-04T23:00:00Z'))).toBe('2027-02-04')
})

test.each([
  ['before its midnight', '2027-02-04T21:45:00Z', '2027-02-04', '2027-02-04'],
  ['after its midnight', '2027-02-04T22:30:00Z', '2027-02-04', '2027-02-04'],
  ['paid after closing', '2027-02-05T03:30:00Z', '2027-02-04', '2027-02-04'],
  ['paid the next morning', '2027-02-05T04:00:00Z', '2027-02-04', '2027-02-05'],
  ['paid in a later night', '2027-02-09T22:30:00Z', '2027-02-04', '2027-02-10'],
  ['without a night', '2027-02-04T22:30:00Z', null, '2027-02-05'],
])('an appointment of a night, %s, belongs to %s', (_when, instant, nightOf, date) => {
  expect(businessDateOf(at(instant), 'Asia/Hebron', nightOf)).toBe(date)
})

const zones = fc.constantFrom(
  'Asia/Hebron',
  'Africa/Cairo',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
)
const dates = fc.integer({ min: 0, max: 3650 }).map(days => addDays('2024-01-01', days))

test('the instants of a night are those at which the reference calendar shows its hours', () => {
  fc.assert(
    fc.property(
      zones,
      dates,
      fc.integer({ min: 0, max: 47 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: -30, max: 70 }),
      (timeZone, date, start, end, quarters) => {
        const range = { from: start * 30, until: 1440 + end * 30 }
        const instant = Date.parse(`${date}T12:00:00Z`) + quarters * 30 * 60_000
        const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
        const days = { [date]: 0, [addDays(date, 1)]: 1440 }[zoned.toPlainDate().toString()]
        const minutes = days === undefined ? NaN : days + zoned.hour * 60 + zoned.minute
        const isWithin = intervalsOf(date, range, timeZone).some(
          ({ from, until }) => from <= instant && instant < until,
        )
        expect(isWithin).toBe(minutes >= range.from && minutes < range.until)
        if (isWithin) expect(datesHolding(instant, timeZone)).toContain(date)
      },
    ),
    { numRuns: 2000 },
  )
})
