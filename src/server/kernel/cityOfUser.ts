import { citiesByCountry, findCity } from '@/domain/geography/allCities'
import type { City } from '@/domain/geography/city'
import { countryByName, type CountryCode } from '@/domain/geography/country'
import { badInput } from './ApiFailure'

/** The city of a salon whose owner chose none: the seat of government. */
const mainCities: Record<CountryCode, string> = {
  PS: 'Ramallah',
  JO: 'Amman',
  QA: 'Doha',
  SA: 'Riyadh',
  AE: 'Abu Dhabi',
  ES: 'Madrid',
  TR: 'Ankara',
  US: 'Washington',
  EG: 'Cairo',
  TN: 'Tunis',
  DZ: 'Algiers',
  LB: 'Beirut',
  FR: 'Paris',
}

/** The city of a salon, or the main city of its country when none was chosen. Throws 400 for an unknown country. */
export function cityOf(countryName: string, cityName: string): City {
  const country = countryByName(countryName)
  if (!country) throw badInput({ country: 'country_unknown' })
  const city = findCity(countryName, cityName || mainCities[country.code]) ?? citiesByCountry[country.code][0]
  if (!city) throw badInput({ city: 'city_unknown' })
  return city
}

/** A city is optional (section 5). A city that is given must be in the country; throws 400 otherwise. */
export function requireKnownCity(countryName: string, cityName: string): void {
  if (cityName && !findCity(countryName, cityName)) throw badInput({ city: 'city_unknown' })
}
