import { nameIn, showsArabicNames } from '@/domain/languages'
import { useCities } from './useCities'
import { useFormat } from './useFormat'

/** A city in the reader's language; its English name when no translation is known or loaded yet. */
export function useCityName(city: string, country = ''): string {
  const { language } = useFormat()
  const { cities } = useCities(showsArabicNames(language) ? country : '')
  return nameIn(language, city, cities.find(({ name }) => name === city)?.nameAr ?? null)
}
