import { citiesByCountry } from './allCities'
import { countries } from './country'
import { countryOfZone } from './countryOfZone'

test.each(countries)('the zones of all cities of $name lead to it', ({ code }) => {
  const zones = new Set(citiesByCountry[code].map(({ timeZone }) => timeZone))
  expect([...zones].filter(zone => countryOfZone(zone) !== code)).toEqual([])
})

test.each(['UTC', 'Europe/London', 'America/Toronto', 'Asia/Jerusalem', '', 'Asia/Gaza/'])(
  'the zone "%s" leads to no country of ours',
  zone => {
    expect(countryOfZone(zone)).toBeUndefined()
  },
)
