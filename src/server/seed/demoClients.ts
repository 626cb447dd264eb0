import { countries, type Country, type CountryCode } from '@/domain/geography/country'
import { citiesByCountry } from '@/domain/geography/allCities'
import { businessTypes, type BusinessType } from '@/domain/role'
import type { UserRow } from '../db/schema/people'
import { countryProfiles } from './countryProfiles'
import { demoId } from './demoId'
import { demoPhone } from './demoPhone'
import { fullName } from './fullName'
import { randomOf, type Random } from './random'

/** No hash has this form, so no password opens the account. */
const noPassword = '!'

/** The salons of the demo owners are in Palestine and need many clients. */
const clientsOf = ({ code }: Country): number => (code === 'PS' ? 70 : 6)

/** Fictional clients for each kind of salon. They fill the owners' lists and never log in. */
export function demoClients(createdAt: number): UserRow[] {
  const random = randomOf('kursi demo customers')
  const phones = new Set<string>()
  return countries.flatMap(country =>
    businessTypes.flatMap(salon =>
      namesOf(country, salon, random).map((name, index): UserRow => {
        const phone = newPhone(country, phones, random)
        const email = `${country.code}.${salon}.${index + 1}@example.test`.toLowerCase()
        return {
          id: demoId('customer', email),
          name,
          email,
          phone,
          role: 'customer',
          salon,
          country: country.name,
          city: random.pick(citiesByCountry[country.code]).name,
          address: '',
          password_hash: noPassword,
          created_at: createdAt,
        }
      }),
    ),
  )
}

/** In Arabic-speaking countries some clients write their names in Arabic. */
function namesOf(country: Country, salon: BusinessType, random: Random): string[] {
  const { men, women, surnames } = countryProfiles[country.code].words
  const firstNames = salon === 'barber' ? men : women
  const all = firstNames.flatMap(firstName => surnames.map(surname => fullName(firstName, surname)))
  return random
    .shuffled(all)
    .slice(0, clientsOf(country))
    .map(([name, nameAr]) => (writesArabic(country) && random.chance(0.3) ? nameAr : name))
}

const withoutArabic: readonly CountryCode[] = ['ES', 'FR', 'TR', 'US']
const writesArabic = ({ code }: Country): boolean => !withoutArabic.includes(code)

function newPhone(country: Country, taken: Set<string>, random: Random): string {
  let phone = demoPhone(country, random)
  while (taken.has(phone)) phone = demoPhone(country, random)
  taken.add(phone)
  return phone
}
