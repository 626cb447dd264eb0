import { initialClock } from '@/store/clockSlice'
import { presentOf } from './presentOf'

const now = Date.parse('2027-02-15T20:00:00Z')
const day = 24 * 3_600_000
const aDayAhead = { clock: { ...initialClock, now, deviceAhead: day } }

test.each([
  ['a device a day ahead', now + day + 9, aDayAhead, now + 9],
  ['a step without a time', null, aDayAhead, now],
  ['a file from before the clock was state', now, {}, now],
  ['a file that says nothing', null, {}, null],
])('the present of %s', (_, at, state, expected) => {
  expect(presentOf({ at, state })).toBe(expected)
})
