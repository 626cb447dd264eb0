import fc from 'fast-check'
import { promisedInstantOf, promisedTimeOf } from './promisedTime'

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const minute = 60_000
const instant = fc
  .integer({ min: Date.parse('2026-01-01') / minute, max: Date.parse('2030-01-01') / minute })
  .map(minutes => minutes * minute)

test('a time is promised as the clock of the zone shows it', () => {
  expect(promisedTimeOf(Date.parse('2026-12-01T16:05:00Z'), 'Asia/Hebron')).toBe('2026-12-01T18:05')
})

test('in an unchanged zone every promise stays at its instant, the second of two also', () => {
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      expect(promisedInstantOf(promisedTimeOf(at, timeZone), timeZone, at)).toBe(at)
    }),
  )
})

test('another zone shows the promised time, unless its clock skips it', () => {
  fc.assert(
    fc.property(instant, zone, zone, (at, from, to) => {
      const time = promisedTimeOf(at, from)
      const moved = promisedInstantOf(time, to, at)
      const shown = promisedTimeOf(moved, to)
      if (shown === time) return
      expect(promisedTimeOf(moved - minute, to) < time).toBe(true)
      expect(shown > time).toBe(true)
    }),
  )
})

test.each([
  ['2027-10-31T02:30', 'Europe/Paris', '2027-10-31T00:30:00Z'],
  ['2027-03-28T02:30', 'Europe/Paris', '2027-03-28T01:00:00Z'],
  ['2026-12-01T18:00', 'Asia/Dubai', '2026-12-01T14:00:00Z'],
])('%s is in %s at %s', (time, timeZone, expected) => {
  expect(promisedInstantOf(time, timeZone, 0)).toBe(Date.parse(expected))
})
