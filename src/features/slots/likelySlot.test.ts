import type { DayAvailability, FreeSlot } from '@/domain/salon'
import { likelyDay, likelySlot } from './likelySlot'

const day = (date: string, free: number): DayAvailability => ({ date, free, empty: free > 0 ? null : 'full' })
const slot = (time: string): FreeSlot => ({ time, startsAt: 0 })

// 2027-02-01 is a Monday.
test.each([
  [
    'the same weekday, though an earlier day is free',
    [day('2027-02-01', 3), day('2027-02-03', 1)],
    '2027-02-03',
  ],
  ['the one a week later when the first is full', [day('2027-02-03', 0), day('2027-02-10', 2)], '2027-02-10'],
  ['any free day when that weekday has none', [day('2027-02-01', 0), day('2027-02-02', 1)], '2027-02-02'],
  ['none when all are full', [day('2027-02-01', 0), day('2027-02-03', 0)], undefined],
])('a Wednesday is proposed again: %s', (_what, days, date) => {
  expect(likelyDay(days, 'Wednesday')).toBe(date)
})

test.each([
  ['4:00 PM', ['9:00 AM', '4:00 PM', '4:15 PM']],
  ['3:45 PM', ['9:00 AM', '3:45 PM', '4:30 PM']],
  ['3:45 PM', ['3:45 PM', '4:15 PM']],
  ['12:00 PM', ['12:00 AM', '12:00 PM']],
])('of four o’clock, %s is the nearest in %j', (time, times) => {
  expect(likelySlot(times.map(slot), 16 * 60)?.time).toBe(time)
})

test('where no time is free, none is proposed', () => {
  expect(likelySlot([], 600)).toBeUndefined()
})
