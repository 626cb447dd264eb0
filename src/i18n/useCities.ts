import { useEffect, useState } from 'react'
import type { City } from '@/domain/geography/city'
import { countryByName, type CountryCode } from '@/domain/geography/country'
import { loadCities } from '@/domain/geography/loadCities'

export interface Cities {
  status: 'none' | 'loading' | 'failed' | 'ready'
  cities: readonly City[]
  retry: () => void
}

/** Cached, because otherwise a list of salons would first show each city in English. */
const known = new Map<CountryCode, readonly City[]>()

const none: readonly City[] = []

/** The cities of a country, given by its English name; loaded on first use. */
export function useCities(country: string): Cities {
  const code = countryByName(country)?.code
  const cities = code && known.get(code)
  const isKnown = cities !== undefined
  /** The country whose cities were loaded or failed to load. */
  const [answered, setAnswered] = useState<CountryCode | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!code || isKnown) return
    let wanted = true
    const notify = () => {
      if (wanted) setAnswered(code)
    }
    loadCities(code).then(loaded => {
      known.set(code, loaded)
      notify()
    }, notify)
    return () => {
      wanted = false
    }
  }, [code, isKnown, tries])

  const retry = () => {
    setAnswered(null)
    setTries(tries + 1)
  }
  if (!code) return { status: 'none', cities: none, retry }
  if (cities) return { status: 'ready', cities, retry }
  return { status: answered === code ? 'failed' : 'loading', cities: none, retry }
}
