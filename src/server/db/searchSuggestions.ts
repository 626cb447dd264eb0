import { citiesByCountry, findCity } from '../../domain/geography/allCities'
import { countries } from '../../domain/geography/country'
import { searchPolicy } from '../../domain/searchPolicy'
import type { SearchSuggestions } from '../../domain/salonSearch'
import { foldText } from '../../domain/searchText'
import { hasWord } from './askedServices'
import type { Db } from './openDatabase'

/** So many are looked through for those whose name, and not only address or city, has the words. */
const mostRead = 60

const hasWords = (texts: readonly (string | null)[], words: readonly string[]): boolean => {
  const folded = foldText(texts.join(' '))
  return words.every(word => folded.includes(word))
}

/**
 * The best rated whose names have the words. Those whose name begins with the first word come first, then those of
 * which another word begins with it.
 */
export async function suggestSalons(db: Db, words: readonly string[]): Promise<SearchSuggestions['salons']> {
  const first = (words[0] ?? '').replace(/[\\%_]/g, '')
  let matching = db.selectFrom('salons').select(['id', 'slug', 'name', 'name_ar', 'country', 'city'])
  for (const word of words) matching = matching.where(hasWord('salons.own_text', word))
  const rows = await matching
    .orderBy(({ eb }) =>
      eb
        .case()
        .when('own_text', 'like', `${first}%`)
        .then(0)
        .when('own_text', 'like', `% ${first}%`)
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('rating_sum', 'desc')
    .orderBy('id')
    .limit(mostRead)
    .execute()
  return rows
    .filter(({ name, name_ar }) => hasWords([name, name_ar], words))
    .slice(0, searchPolicy.suggestedSalons)
    .map(({ id, slug, name, name_ar, country, city }) => ({
      slug: slug ?? id,
      name,
      nameAr: name_ar,
      country,
      city,
      cityAr: findCity(country, city)?.nameAr ?? null,
    }))
}

/** The most frequent names of services that have the words or are also called so. */
export async function suggestServices(
  db: Db,
  words: readonly string[],
): Promise<SearchSuggestions['services']> {
  let matching = db.selectFrom('services').select(['name', 'name_ar'])
  for (const word of words) matching = matching.where(hasWord('services.search_text', word))
  const rows = await matching
    .groupBy(['name', 'name_ar'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('name')
    .limit(searchPolicy.suggestedServices)
    .execute()
  return rows.map(({ name, name_ar }) => ({ name, nameAr: name_ar }))
}

const allCities = countries.flatMap(country =>
  citiesByCountry[country.code].map(city => ({
    country: country.name,
    city: city.name,
    cityAr: city.nameAr,
    folded: foldText(`${city.name} ${city.nameAr}`),
  })),
)

/** The cities with the words that have salons, the most first. */
export async function suggestCities(db: Db, words: readonly string[]): Promise<SearchSuggestions['cities']> {
  const named = allCities.filter(({ folded }) => words.every(word => ` ${folded}`.includes(` ${word}`)))
  if (named.length === 0) return []
  const counts = await db
    .selectFrom('salons')
    .select(['country', 'city', ({ fn }) => fn.countAll<number | string>().as('salons')])
    .where(
      'city',
      'in',
      named.map(({ city }) => city),
    )
    .groupBy(['country', 'city'])
    .execute()
  return named
    .map(({ country, city, cityAr }) => {
      const counted = counts.find(row => row.country === country && row.city === city)
      return { country, city, cityAr, salons: Number(counted?.salons ?? 0) }
    })
    .filter(({ salons }) => salons > 0)
    .sort((one, other) => other.salons - one.salons)
    .slice(0, searchPolicy.suggestedCities)
}
