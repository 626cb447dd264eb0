import { normalPhone } from '@/domain/phone'
import { countries, countryByName } from '@/domain/geography/country'

/**
 * The stored forms that a typed phone can mean: one when it is international or its country is known; otherwise
 * the number in each country that could have it.
 */
export function possiblePhones(typed: string, countryName?: string): string[] {
  const country = countryByName(countryName ?? '')
  const known = country ? normalPhone(typed, country.code) : undefined
  const international = known ?? normalPhone(typed)
  if (international) return [international]
  return country ? [] : countries.flatMap(({ code }) => normalPhone(typed, code) ?? [])
}
