import fc from 'fast-check'
import { citiesByCountry } from './geography/allCities'
import { countries } from './geography/country'
import { readArea, writeArea, type SearchArea } from './searchArea'

const everywhere = { country: '', city: '' }

const areas: fc.Arbitrary<SearchArea> = fc
  .constantFrom(...countries)
  .chain(({ name, code }) =>
    fc
      .constantFrom('', ...citiesByCountry[code].map(city => city.name))
      .map(city => ({ country: name, city })),
  )

test('an area comes back from its cookie', () => {
  fc.assert(
    fc.property(fc.oneof(areas, fc.constant(everywhere)), area => {
      const written = writeArea(area)
      expect(written).toMatch(/^[\w%.!~*'()-]*$/)
      expect(readArea(decodeURIComponent(written))).toEqual(area)
    }),
  )
})

test.each(['', 'Palestine', 'Palestine/Ramallah/x'])('the cookie "%s" is no area', text => {
  expect(readArea(text)).toBeUndefined()
})
