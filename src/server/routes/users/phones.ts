import { normalPhone } from '@/domain/phone'
import { countries, countryByName } from '@/domain/geography/country'

/**
 * The stored forms that a typed phone number can mean: one when it is international or its country is known; otherwise
 * one for each country where the number is valid.
 */
export function possiblePhones(typed: string, countryName?: string): string[] {
  const country = countryByName(countryName ?? '')
  const known = country ? normalPhone(typed, country.code) : undefined
  const international = known ?? normalPhone(typed)
  if (international) return [international]
  return country ? [] : countries.flatMap(({ code }) => normalPhone(typed, code) ?? [])
}
