import { citiesByCountry, findCity } from './allCities'
import { countries, type CountryCode } from './country'
import { loadCities } from './loadCities'
import { support } from '../support'

/** The rough edges of each country in degrees: south, north, west, east. */
const edges: Record<CountryCode, readonly [number, number, number, number]> = {
  PS: [31.2, 32.6, 34.2, 35.6],
  JO: [29.1, 33.4, 34.9, 39.4],
  QA: [24.4, 26.2, 50.7, 51.7],
  SA: [16.3, 32.2, 34.5, 55.7],
  AE: [22.6, 26.1, 51.5, 56.4],
  ES: [27.6, 43.8, -18.2, 4.4],
  TR: [35.8, 42.1, 25.6, 44.9],
  US: [18.9, 71.4, -179, -66.9],
  EG: [22, 31.7, 24.7, 36.9],
  TN: [30.2, 37.4, 7.5, 11.6],
  DZ: [18.9, 37.2, -8.7, 12],
  LB: [33, 34.7, 35.1, 36.7],
  FR: [41.3, 51.1, -5.2, 9.6],
}

const fewestCities: Record<CountryCode, number> = {
  PS: 20,
  JO: 39,
  QA: 10,
  SA: 25,
  AE: 12,
  ES: 35,
  TR: 35,
  US: 90,
  EG: 30,
  TN: 20,
  DZ: 30,
  LB: 18,
  FR: 40,
}

describe.each(countries)('the cities of $name', ({ code, name: countryName }) => {
  const cities = citiesByCountry[code]
  const names = cities.map(city => city.name)

  test('are enough to choose from', () => {
    expect(cities.length).toBeGreaterThanOrEqual(fewestCities[code])
  })

  test('have names of their own, in either language', () => {
    expect(new Set(names).size).toBe(cities.length)
    expect(new Set(cities.map(city => city.nameAr)).size).toBe(cities.length)
  })

  test('stand in alphabetical order', () => {
    expect(names).toEqual([...names].sort((first, second) => first.localeCompare(second, 'en')))
  })

  // A typed search matches plain letters: no accents in English, no vowel marks in Arabic.
  test('are written in the plain letters of each language', () => {
    for (const city of cities) {
      expect(city.name).toMatch(/^[A-Za-z0-9][A-Za-z0-9 .-]+$/)
      expect(city.nameAr).toMatch(/^[\u0621-\u064A]+( [\u0621-\u064A]+)*$/)
    }
  })

  test('lie in the country, each at a point of its own', () => {
    const [south, north, west, east] = edges[code]
    const outside = cities.filter(
      ({ latitude, longitude }) =>
        latitude < south || latitude > north || longitude < west || longitude > east,
    )
    expect(outside).toEqual([])
    expect(new Set(cities.map(city => `${city.latitude} ${city.longitude}`)).size).toBe(cities.length)
  })

  test('keep a time that the runtime knows and that fits their longitude', () => {
    for (const { name, timeZone, longitude } of cities) {
      expect({ name, hours: Math.abs(winterOffsetHours(timeZone) - longitude / 15) < 2 }).toEqual({
        name,
        hours: true,
      })
    }
  })

  test('are the same when loaded on demand', async () => {
    expect(await loadCities(code)).toEqual(cities)
  })

  test('are each found by the two names', () => {
    for (const city of cities) expect(findCity(countryName, city.name)).toBe(city)
  })
})

const winterOffsetHours = (timeZone: string): number => {
  const winter = new Date('2026-01-15T00:00:00Z')
  const wallTime = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(winter)
  return (Date.parse(`${wallTime.replace(' ', 'T')}Z`) - winter.getTime()) / 3_600_000
}

test.each([
  ['Palestine', 'Hebron', 'Asia/Hebron'],
  ['Palestine', 'Gaza', 'Asia/Gaza'],
  ['Jordan', 'Amman', 'Asia/Amman'],
  ['Spain', 'Madrid', 'Europe/Madrid'],
  ['Spain', 'Santa Cruz de Tenerife', 'Atlantic/Canary'],
  ['USA', 'New York', 'America/New_York'],
  ['USA', 'Chicago', 'America/Chicago'],
  ['USA', 'Denver', 'America/Denver'],
  ['USA', 'Phoenix', 'America/Phoenix'],
  ['USA', 'Los Angeles', 'America/Los_Angeles'],
  ['USA', 'El Paso', 'America/Denver'],
  ['USA', 'Anchorage', 'America/Anchorage'],
  ['USA', 'Honolulu', 'Pacific/Honolulu'],
])('%s, %s keeps the time of %s', (country, city, timeZone) => {
  expect(findCity(country, city)?.timeZone).toBe(timeZone)
})

test('a city is sought in its own country only', () => {
  expect(findCity('Spain', 'Toledo')).not.toEqual(findCity('USA', 'Toledo'))
  expect(findCity('Lebanon', 'Amman')).toBeUndefined()
  expect(findCity('Atlantis', 'Amman')).toBeUndefined()
  expect(findCity('Jordan', '')).toBeUndefined()
})

test('the name of our own office’s city is the one of the list', () => {
  expect(findCity(support.country, support.city)?.nameAr).toBe(support.cityAr)
})
