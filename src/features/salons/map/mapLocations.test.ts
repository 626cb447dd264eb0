import fc from 'fast-check'
import type { SalonCard } from '@/domain/salon'
import { isContinued, mapLocations } from './mapLocations'

const salonAt = (id: string, latitude: number, longitude: number) =>
  ({ id, position: { latitude, longitude } }) as SalonCard

test('salons at one point share a pin', () => {
  const locations = mapLocations([
    salonAt('a', 31.9038, 35.2034),
    salonAt('b', 31.53, 35.0998),
    salonAt('c', 31.90381, 35.20342),
  ])
  expect(locations.map(({ salons }) => salons.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
})

test('each salon stands at one location, within about ten metres', () => {
  const degrees = fc.integer({ min: 0, max: 40 }).map(step => step / 20_000)
  fc.assert(
    fc.property(fc.array(fc.tuple(degrees, degrees)), points => {
      const salons = points.map(([latitude, longitude], index) => salonAt(String(index), latitude, longitude))
      const locations = mapLocations(salons)
      expect(locations.flatMap(location => location.salons.map(({ id }) => id)).sort()).toEqual(
        salons.map(({ id }) => id).sort(),
      )
      expect(new Set(locations.map(({ id }) => id)).size).toBe(locations.length)
      for (const { position, salons: here } of locations) {
        for (const { position: own } of here) {
          expect(Math.abs(own.latitude - position.latitude)).toBeLessThan(0.00011)
          expect(Math.abs(own.longitude - position.longitude)).toBeLessThan(0.00011)
        }
      }
    }),
  )
})

test('another page of the results continues them, and another search does not', () => {
  const [first, second, third] = [salonAt('a', 1, 1), salonAt('b', 2, 2), salonAt('c', 3, 3)]
  const page = mapLocations([first, second])
  expect(isContinued(page, mapLocations([first, second, third]))).toBe(true)
  expect(isContinued(page, mapLocations([second, third]))).toBe(false)
  expect(isContinued([], page)).toBe(false)
})
