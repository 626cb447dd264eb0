import fc from 'fast-check'
import type { Coordinates } from '@/domain/geography/distance'
import { groupsAt, pointAt } from './groupsAt'

interface Item {
  id: string
  position: Coordinates
}

const item = fc
  .record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map((position): Item => ({ id: JSON.stringify(position), position }))

const pixels = fc.integer({ min: 1, max: 120 })

test('no two groups lie over each other, and each item is in one', () => {
  fc.assert(
    fc.property(
      fc.array(item),
      fc.integer({ min: 0, max: 19 }),
      fc.record({ x: pixels, y: pixels }),
      (items, zoom, apart) => {
        const groups = groupsAt(items, zoom, apart)
        const ids = (list: readonly Item[]) => list.map(({ id }) => id).sort()
        expect(ids(groups.flat())).toEqual(ids(items))
        const points = groups.map(([first]) => pointAt(first.position, zoom))
        points.forEach((one, index) => {
          for (const other of points.slice(index + 1)) {
            expect(Math.abs(one.x - other.x) >= apart.x || Math.abs(one.y - other.y) >= apart.y).toBe(true)
          }
        })
      },
    ),
  )
})

test('what is one from afar is two nearby', () => {
  const items: Item[] = [
    { id: 'Ramallah', position: { latitude: 31.9038, longitude: 35.2034 } },
    { id: 'Hebron', position: { latitude: 31.5326, longitude: 35.0998 } },
  ]
  expect(groupsAt(items, 4, { x: 56, y: 56 })).toHaveLength(1)
  expect(groupsAt(items, 11, { x: 56, y: 56 })).toHaveLength(2)
})
