import fc from 'fast-check'
import { joinRanges, without } from './wallRanges'

const range = fc
  .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 300 }))
  .map(([from, length]) => ({ from, until: from + length }))

const holds = (at: number) => (one: { from: number; until: number }) => at >= one.from && at < one.until

test('what is taken out of a range is gone, and all else is left', () => {
  fc.assert(
    fc.property(range, fc.array(range, { maxLength: 8 }), (whole, taken) => {
      const left = without(whole, taken)
      for (let at = whole.from; at < whole.until; at += 1) {
        expect(left.filter(holds(at))).toHaveLength(taken.some(holds(at)) ? 0 : 1)
      }
    }),
    { numRuns: 50 },
  )
})

test('joined ranges hold the same minutes, in order and apart', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), ranges => {
      const joined = joinRanges(ranges)
      for (let at = 0; at < 1700; at += 1) {
        expect(joined.filter(holds(at))).toHaveLength(ranges.some(holds(at)) ? 1 : 0)
      }
      for (const [index, { from }] of joined.entries()) {
        expect(from).toBeGreaterThan(joined[index - 1]?.until ?? -1)
      }
    }),
    { numRuns: 50 },
  )
})
