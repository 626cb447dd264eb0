import { findCity } from '../../domain/geography/allCities'
import { synonyms } from '../../domain/searchSynonyms'
import { foldText, searchWords } from '../../domain/searchText'
import { hasWord } from './askedServices'
import type { Db } from './openDatabase'

/** The texts that a search compares: each salon's own, and each different service's. */
export async function listSearchTexts(db: Db): Promise<string[]> {
  const salons = await db.selectFrom('salons').select('own_text as text').execute()
  const services = await db.selectFrom('services').select('search_text as text').distinct().execute()
  return [...salons, ...services].map(({ text }) => text)
}

const mostRead = 20

/** A folded word as a salon or a service spells it. */
export async function spellingOf(db: Db, word: string): Promise<string> {
  const salons = await db
    .selectFrom('salons')
    .select(['name', 'name_ar', 'address', 'city', 'country'])
    .where(hasWord('salons.own_text', word))
    .limit(mostRead)
    .execute()
  const services = await db
    .selectFrom('services')
    .select(['name', 'name_ar'])
    .where(hasWord('services.search_text', word))
    .limit(mostRead)
    .execute()
  const texts = [
    ...salons.flatMap(({ city, country, name, name_ar, address }) => [
      city,
      findCity(country, city)?.nameAr,
      name,
      name_ar,
      address,
    ]),
    ...services.flatMap(({ name, name_ar }) => [name, name_ar]),
    ...Object.values(synonyms).flat(),
  ]
  const spellings = texts.flatMap(text => (text ?? '').split(/[\s\p{Pd}.,،]+/u))
  return spellings.find(spelling => isSpelled(spelling, word)) ?? word
}

const isSpelled = (spelling: string, word: string): boolean =>
  foldText(spelling) === word || searchWords(spelling)[0] === word
