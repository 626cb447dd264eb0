import fc from 'fast-check'
import type { SalonCard } from '@/domain/salon'
import { isContinued, mapPlaces } from './mapPlaces'

const salonAt = (id: string, latitude: number, longitude: number) =>
  ({ id, position: { latitude, longitude } }) as SalonCard

test('salons at one point share a pin', () => {
  const places = mapPlaces([
    salonAt('a', 31.9038, 35.2034),
    salonAt('b', 31.53, 35.0998),
    salonAt('c', 31.90381, 35.20342),
  ])
  expect(places.map(({ salons }) => salons.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
})

test('each salon stands at one place, within about ten metres', () => {
  const degrees = fc.integer({ min: 0, max: 40 }).map(step => step / 20_000)
  fc.assert(
    fc.property(fc.array(fc.tuple(degrees, degrees)), points => {
      const salons = points.map(([latitude, longitude], index) => salonAt(String(index), latitude, longitude))
      const places = mapPlaces(salons)
      expect(places.flatMap(place => place.salons.map(({ id }) => id)).sort()).toEqual(
        salons.map(({ id }) => id).sort(),
      )
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
      for (const { position, salons: here } of places) {
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
  const page = mapPlaces([first, second])
  expect(isContinued(page, mapPlaces([first, second, third]))).toBe(true)
  expect(isContinued(page, mapPlaces([second, third]))).toBe(false)
  expect(isContinued([], page)).toBe(false)
})
