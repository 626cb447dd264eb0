import { useMemo } from 'react'
import { useCities } from './useCities'
import { useFormat } from './useFormat'

/** The cities of a country as options: English names as values, sorted by the reader's alphabet. */
export function useCityOptions(country: string) {
  const { name, locale } = useFormat()
  const { cities, status, retry } = useCities(country)
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return cities
      .map(city => ({ value: city.name, label: name(city) }))
      .sort((one, other) => compare(one.label, other.label))
  }, [cities, name, locale])
  return { options, status, retry }
}
