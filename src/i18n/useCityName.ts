import { nameIn, showsArabicNames } from '@/domain/languages'
import { useCities } from './useCities'
import { useFormat } from './useFormat'

const blank = '\u2007'

/**
 * A city in the reader's language; its English name when no translation is known. As many blanks as the name has letters
 * until the translations are loaded, so that no reader sees one name turn into another.
 */
export function useCityName(city: string, country = ''): string {
  const { language } = useFormat()
  const { cities, status } = useCities(showsArabicNames(language) ? country : '')
  if (status === 'loading') return blank.repeat(city.length)
  return nameIn(language, city, cities.find(({ name }) => name === city)?.nameAr ?? null)
}
