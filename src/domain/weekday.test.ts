import fc from 'fast-check'
import { addDays, isIsoDate, weekdayOf, weekdays } from './weekday'

test.each([
  ['2027-02-05', 'Friday'],
  ['2027-02-06', 'Saturday'],
  ['1970-01-01', 'Thursday'],
  ['1969-12-31', 'Wednesday'],
  ['2024-02-29', 'Thursday'],
])('%s is a %s', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday)
})

test.each([
  ['2027-02-05', true],
  ['2024-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['2027-2-5', false],
  ['2027-02-05T00:00', false],
  ['0001-01-01', false],
  ['9999-12-31', false],
  ['', false],
])('%p is a date: %p', (text, expected) => {
  expect(isIsoDate(text)).toBe(expected)
})

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2027-03-27', 2, '2027-03-29'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test('the days of the week follow one another, whatever the date', () => {
  const dates = fc.integer({ min: -20_000, max: 60_000 }).map(days => addDays('1970-01-01', days))
  fc.assert(
    fc.property(dates, date => {
      const index = weekdays.indexOf(weekdayOf(date))
      expect(weekdayOf(addDays(date, 1))).toBe(weekdays[(index + 1) % 7])
      expect(isIsoDate(date)).toBe(true)
    }),
  )
})
