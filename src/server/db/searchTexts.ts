import { findCity } from '../../domain/geography/allCities'
import { synonymsOf } from '../../domain/searchSynonyms'
import { foldText } from '../../domain/searchText'
import type { SalonRow, ServiceRow } from './schema/salons'

const folded = (texts: readonly (string | null | undefined)[]): string =>
  foldText(texts.filter(Boolean).join(' '))

/** What the search compares of a salon besides its services: name, address and city, in both languages. */
export const ownTextOf = ({
  name,
  name_ar,
  address,
  city,
  country,
}: Pick<SalonRow, 'name' | 'name_ar' | 'address' | 'city' | 'country'>): string =>
  folded([name, name_ar, address, city, findCity(country, city)?.nameAr])

/** A name as it stands in `serviceTextOf`. No folded text has the mark. */
export const wholeName = (folded: string): string => `| ${folded} |`

/**
 * What the search compares of a service: its name, in both languages, and what it is also called. Marks around the names
 * tell a whole name from a part of one.
 */
export function serviceTextOf({ name, name_ar }: Pick<ServiceRow, 'name' | 'name_ar'>): string {
  const names = [name, name_ar].filter(text => text !== null).map(foldText)
  return [wholeName(names.join(' | ')), ...synonymsOf(names.join(' '))].join(' ')
}
