import { useEffect, useState } from 'react'
import type { City } from '@/domain/places/city'
import { countryByName } from '@/domain/places/country'
import { loadCities } from '@/domain/places/loadCities'
import { useFormat } from './useFormat'

/** A city in the reader's language; its English name where no other is known, or until the list has come. */
export function useCityName(city: string, country: string | undefined): string {
  const { language } = useFormat()
  const [cities, setCities] = useState<readonly City[]>([])
  const code = language === 'ar' ? countryByName(country ?? '')?.code : undefined

  useEffect(() => {
    if (!code) return
    let isWanted = true
    loadCities(code).then(
      loaded => {
        if (isWanted) setCities(loaded)
      },
      // Without the list the English name stays, which reads well enough.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [code])

  const found = code && cities.find(({ name }) => name === city)
  return found ? found.nameAr : city
}
