import type { DayAvailability } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { daysAround, shownDays } from './shownDays'

const first = '2027-02-01'

/** The answer to `daysAround` a date, where so many days can be booked. */
const answered = (date: string | null, horizon: number): DayAvailability[] => {
  const { from, days } = daysAround(first, date)
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index)
    return { date: day, free: 0, empty: day < addDays(first, horizon) ? 'full' : 'too_far' }
  })
}

test.each([
  [null, 60, '2027-02-01', 28, undefined, '2027-03-01', undefined],
  ['2027-02-28', 60, '2027-02-01', 28, undefined, '2027-03-01', undefined],
  ['2027-03-01', 60, '2027-03-01', 28, '2027-02-28', '2027-03-29', undefined],
  ['2027-04-01', 60, '2027-03-29', 4, '2027-03-28', undefined, '2027-04-01'],
  [null, 28, '2027-02-01', 28, undefined, undefined, '2027-02-28'],
  [null, 1, '2027-02-01', 1, undefined, undefined, '2027-02-01'],
  ['2027-03-05', 5, '2027-03-01', 0, '2027-02-28', undefined, undefined],
  ['2099-01-01', 5, '2027-02-01', 5, undefined, undefined, '2027-02-05'],
  ['2027-01-01', 60, '2027-02-01', 28, undefined, '2027-03-01', undefined],
])('around %p of %p days: from %p, %p of them', (date, horizon, from, length, before, after, last) => {
  const shown = shownDays(first, answered(date, horizon))
  expect(daysAround(first, date).from).toBe(from)
  expect({ ...shown, days: shown.days.length }).toEqual({ days: length, before, after, last })
})
