import type { City } from '@/domain/geography/city'
import type { Country } from '@/domain/geography/country'
import { businessTypes, type BusinessType } from '@/domain/role'
import { countryProfiles, type CountryProfile } from './countryProfiles'
import { demoPhone } from './demoPhone'
import { fullName } from './fullName'
import type { Random } from './random'
import type { SalonPlan } from './demoSalon'
import { roundTheClock } from './weekStyles'
import { barberMenu } from './words/barberMenu'
import { beautyMenu } from './words/beautyMenu'
import type { MenuSection } from './words/menu'
import type { Bilingual, RegionWords } from './words/regionWords'

const roundTheClockKey = 'EG/Cairo/1'

/** Plans the salons of a city: several of both kinds in a large city, one or two elsewhere. */
export function planCity(country: Country, city: City, random: Random): SalonPlan[] {
  const profile = countryProfiles[country.code]
  const isLarge = profile.largeCities.includes(city.name)
  const count = isLarge ? random.integer(4, 8) : random.chance(0.32) ? 2 : 1
  const order = random.shuffled(businessTypes)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const key = `${country.code}/${city.name}/${index}`
    const businessType = order[index % order.length] ?? 'barber'
    const name = salonName(profile.words, businessType, taken, random)
    return {
      key,
      ownerId: null,
      country,
      city,
      businessType,
      name,
      address: addressIn(profile.words, random),
      phone: demoPhone(country, random),
      currency: random.chance(profile.poundShare) ? 'GBP' : profile.currency,
      priceLevel: profile.priceLevel * (0.85 + random.next() * 0.45),
      menu: menuOf(businessType, random),
      week: key === roundTheClockKey ? roundTheClock : random.pick(profile.weeks),
      people: peopleOf(profile, businessType, isLarge ? random.integer(2, 5) : random.integer(1, 3), random),
      confirmsAtOnce: random.chance(0.8),
      reviews: {
        count: random.chance(0.06) ? 0 : random.integer(2, 14),
        meanStars: 3.7 + random.next() * 1.2,
      },
    }
  })
}

function salonName(
  words: RegionWords,
  businessType: BusinessType,
  taken: Set<string>,
  random: Random,
): Bilingual {
  const { roots, patterns } = words[businessType]
  const free = random.shuffled(roots).find(([root]) => !taken.has(root)) ?? random.pick(roots)
  const [pattern, patternAr] = random.pick(patterns)
  taken.add(free[0])
  return [pattern.replace('{}', free[0]), patternAr.replace('{}', free[1])]
}

const addressIn = ({ address, streets }: RegionWords, random: Random): string =>
  address.replace('{street}', random.pick(streets)).replace('{number}', String(random.integer(1, 180)))

function menuOf(businessType: BusinessType, random: Random): MenuSection[] {
  const { always, also } = businessType === 'barber' ? barberMenu : beautyMenu
  const chosen = [...always, ...random.some(also, random.integer(1, 3))]
  return chosen.map(section => ({
    ...section,
    services: random.some(section.services, random.integer(3, 5)),
  }))
}

/** In most salons barbers are men and beauticians women; all names differ. */
function peopleOf(
  { words }: CountryProfile,
  businessType: BusinessType,
  count: number,
  random: Random,
): Bilingual[] {
  const firstNames = random.shuffled(businessType === 'barber' ? words.men : words.women).slice(0, count)
  return firstNames.map(firstName => fullName(firstName, random.pick(words.surnames)))
}
