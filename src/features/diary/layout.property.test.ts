import fc from 'fast-check'
import { inLanes, shownInterval } from './lanes'
import { quarterLength } from './rows'

const day = Date.UTC(2027, 1, 2)
const minute = 60_000

const timed = fc
  .tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 5, max: 240 }))
  .map(([start, length]) => ({ startsAt: day + start * minute, endsAt: day + (start + length) * minute }))

test('blocks never lie on one another, none is lost, and none is wider than the column', () => {
  fc.assert(
    fc.property(fc.array(timed, { maxLength: 40 }), items => {
      const placed = inLanes(items)
      expect(placed).toHaveLength(items.length)
      for (const [index, one] of placed.entries()) {
        expect(one.lane).toBeLessThan(one.lanes)
        for (const other of placed.slice(index + 1)) {
          const [a, b] = [shownInterval(one), shownInterval(other)]
          const shareTime = a.startsAt < b.endsAt && b.startsAt < a.endsAt
          const shareWidth =
            one.lane / one.lanes < (other.lane + 1) / other.lanes &&
            other.lane / other.lanes < (one.lane + 1) / one.lanes
          expect(shareTime && shareWidth).toBe(false)
        }
      }
    }),
  )
})

test('bookings that only touch stand under one another, over the whole width', () => {
  const touching = [0, 1, 2].map(index => ({
    startsAt: day + index * quarterLength,
    endsAt: day + (index + 1) * quarterLength,
  }))
  expect(inLanes(touching).map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
})
