import { citiesOfEmirates } from './cities/ae'
import { citiesOfAlgeria } from './cities/dz'
import { citiesOfEgypt } from './cities/eg'
import { citiesOfSpain } from './cities/es'
import { citiesOfFrance } from './cities/fr'
import { citiesOfJordan } from './cities/jo'
import { citiesOfLebanon } from './cities/lb'
import { citiesOfPalestine } from './cities/ps'
import { citiesOfQatar } from './cities/qa'
import { citiesOfSaudiArabia } from './cities/sa'
import { citiesOfTunisia } from './cities/tn'
import { citiesOfTurkey } from './cities/tr'
import { citiesOfUsa } from './cities/us'
import type { City } from './city'
import { countryByName, type CountryCode } from './country'

/** All cities, for the server. A page loads only the chosen country's cities with `loadCities`. */
export const citiesByCountry: Record<CountryCode, readonly City[]> = {
  PS: citiesOfPalestine,
  JO: citiesOfJordan,
  QA: citiesOfQatar,
  SA: citiesOfSaudiArabia,
  AE: citiesOfEmirates,
  ES: citiesOfSpain,
  TR: citiesOfTurkey,
  US: citiesOfUsa,
  EG: citiesOfEgypt,
  TN: citiesOfTunisia,
  DZ: citiesOfAlgeria,
  LB: citiesOfLebanon,
  FR: citiesOfFrance,
}

const cityNames: ReadonlySet<string> = new Set(
  Object.values(citiesByCountry).flatMap(cities => cities.map(({ name }) => name)),
)

/** Whether any country has a city of this English name. */
export const isCityName = (name: string): boolean => cityNames.has(name)

/** The city of two English names, as stored; undefined when the country or the city is unknown. */
export const findCity = (countryName: string, cityName: string): City | undefined => {
  const country = countryByName(countryName)
  return country && citiesByCountry[country.code].find(city => city.name === cityName)
}
