import fc from 'fast-check'
import { findCity } from './allCities'
import { distanceInKilometres, type Coordinates } from './distance'

const halfwayRound = Math.PI * 6371.0088

const anyPoint: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

const place = (country: string, city: string): Coordinates => {
  const found = findCity(country, city)
  if (!found) throw new Error(`no ${city} in ${country}`)
  return found
}

test.each([
  ['Egypt', 'Cairo', 'Egypt', 'Alexandria', 179.5],
  ['Palestine', 'Jerusalem', 'Jordan', 'Amman', 66.8],
  ['France', 'Paris', 'France', 'Lyon', 391.5],
  ['Spain', 'Madrid', 'Spain', 'Barcelona', 505],
  ['USA', 'New York', 'USA', 'Los Angeles', 3936],
  ['France', 'Paris', 'USA', 'New York', 5837],
])('from %s, %s to %s, %s', (fromCountry, fromCity, toCountry, toCity, kilometres) => {
  const distance = distanceInKilometres(place(fromCountry, fromCity), place(toCountry, toCity))
  expect(Math.abs(distance / kilometres - 1)).toBeLessThan(0.01)
})

test('the short way round is taken across the date line', () => {
  const distance = distanceInKilometres({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })
  expect(distance).toBeCloseTo(111.195, 2)
})

test('opposite ends of the Earth are half of it apart', () => {
  fc.assert(
    fc.property(anyPoint, point => {
      const opposite = { latitude: -point.latitude, longitude: point.longitude - 180 }
      expect(distanceInKilometres(point, opposite)).toBeCloseTo(halfwayRound, 3)
    }),
  )
})

test.each([
  [38.251329, -38.2513288],
  [-69.5998357, 69.599836],
])('nearly opposite latitudes %p and %p still give a number', (here, there) => {
  const distance = distanceInKilometres({ latitude: here, longitude: 0 }, { latitude: there, longitude: 180 })
  expect(distance).toBeCloseTo(halfwayRound, 3)
})

test('a point is at no distance from itself', () => {
  fc.assert(fc.property(anyPoint, point => expect(distanceInKilometres(point, point)).toBe(0)))
})

test('a way is as long as the way back, and never longer than half the Earth', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, (here, there) => {
      const distance = distanceInKilometres(here, there)
      expect(distance).toBeCloseTo(distanceInKilometres(there, here), 6)
      expect(distance).toBeGreaterThanOrEqual(0)
      expect(distance).toBeLessThanOrEqual(halfwayRound)
    }),
  )
})

test('a detour is never shorter', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, (here, via, there) => {
      const direct = distanceInKilometres(here, there)
      const detour = distanceInKilometres(here, via) + distanceInKilometres(via, there)
      expect(direct).toBeLessThanOrEqual(detour + 1e-3)
    }),
  )
})
