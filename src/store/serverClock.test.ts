import fc from 'fast-check'
import { isClockWrong } from './serverClock'

const day = 24 * 60 * 60_000

test('whatever the difference and the way, it is known to a second and the time of the way', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -day, max: day }),
      fc.nat(day),
      fc.nat(15_000),
      fc.nat(15_000),
      (error, servedAt, way, back) => {
        const date = Math.floor(servedAt / 1000) * 1000
        const isWrong = (clockError: number) => isClockWrong(servedAt + back + clockError - date, way + back)
        const left = isWrong(error) ? error - (servedAt + back + error - date) : error
        expect(Math.abs(left)).toBeLessThanOrEqual(1000 + way + back)
        expect(isWrong(left)).toBe(false)
        // A right clock stays, so that a slow answer makes nothing worse.
        expect(isWrong(0)).toBe(false)
      },
    ),
  )
})
