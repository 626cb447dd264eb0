import fc from 'fast-check'
import { deviceAheadAfter } from './serverClock'

const day = 24 * 60 * 60_000

test('whatever the difference and the way, it is known to a second and the time of the way', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -day, max: day }),
      fc.integer({ min: -day, max: day }),
      fc.nat(day),
      fc.nat(15_000),
      fc.nat(15_000),
      (known, ahead, servedAt, way, back) => {
        const date = Math.floor(servedAt / 1000) * 1000
        const answer = { date, sentAt: servedAt - way + ahead, heardAt: servedAt + back + ahead }
        const learned = deviceAheadAfter(known, answer)
        expect(Math.abs(learned - ahead)).toBeLessThanOrEqual(1000 + way + back)
        expect(deviceAheadAfter(learned, answer)).toBe(learned)
        // What was right stays, so that a slow answer makes nothing worse.
        expect(deviceAheadAfter(ahead, answer)).toBe(ahead)
      },
    ),
  )
})
