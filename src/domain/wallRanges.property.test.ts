import fc from 'fast-check'
import { joinRanges, without } from './wallRanges'

const range = fc
  .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 300 }))
  .map(([from, length]) => ({ from, until: from + length }))

type Range = { from: number; until: number }

function heights(ranges: readonly Range[]): number[] {
  const minutes = Array.from({ length: 1700 }, () => 0)
  for (const { from, until } of ranges)
    for (let at = from; at < until; at += 1) minutes[at] = (minutes[at] ?? 0) + 1
  return minutes
}

test('what is taken out of a range is gone, and all else is left', () => {
  fc.assert(
    fc.property(range, fc.array(range, { maxLength: 8 }), (whole, taken) => {
      const covered = heights(taken)
      const expected = heights([whole]).map((height, at) => (covered[at] ? 0 : height))
      expect(heights(without(whole, taken))).toEqual(expected)
    }),
    { numRuns: 50 },
  )
})

test('joined ranges hold the same minutes, in order and apart', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), ranges => {
      const joined = joinRanges(ranges)
      expect(heights(joined)).toEqual(heights(ranges).map(height => Math.min(height, 1)))
      for (const [index, { from }] of joined.entries()) {
        expect(from).toBeGreaterThan(joined[index - 1]?.until ?? -1)
      }
    }),
    { numRuns: 50 },
  )
})
