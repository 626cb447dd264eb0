import { useEffect, useState } from 'react'
import type { City } from '@/domain/places/city'
import { countryByName, type CountryCode } from '@/domain/places/country'
import { loadCities } from '@/domain/places/loadCities'

interface Answer {
  code: CountryCode
  /** Null when they could not be fetched. */
  cities: readonly City[] | null
}

export interface Cities {
  status: 'none' | 'loading' | 'failed' | 'ready'
  cities: readonly City[]
  retry: () => void
}

/** The cities of a country (by its English name), fetched when it is chosen. */
export function useCities(country: string): Cities {
  const code = countryByName(country)?.code
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!code) return
    let wanted = true
    const take = (cities: Answer['cities']) => {
      if (wanted) setAnswer({ code, cities })
    }
    loadCities(code).then(take, () => take(null))
    return () => {
      wanted = false
    }
  }, [code, tries])

  const retry = () => {
    setAnswer(null)
    setTries(tries + 1)
  }
  if (!code) return { status: 'none', cities: [], retry }
  if (answer?.code !== code) return { status: 'loading', cities: [], retry }
  return { status: answer.cities ? 'ready' : 'failed', cities: answer.cities ?? [], retry }
}
