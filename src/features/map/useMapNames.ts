import { useEffect, useMemo, useState } from 'react'
import type { City } from '@/domain/geography/city'
import { countryByName, type Country } from '@/domain/geography/country'
import { loadCities } from '@/domain/geography/loadCities'
import { useFormat } from '@/i18n/useFormat'
import type { MapName } from './createMap'
import { groupsAt } from './groupsAt'
import { mapTiles } from './mapTiles'

interface CitiesOfCountry {
  country: Country
  cities: readonly City[]
}

const none: readonly CitiesOfCountry[] = []

/** From this zoom on a map names towns; from afar it names countries. */
const townsFrom = 6
/** Pixels between two names. */
const namesApart = { x: 96, y: 32 }

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Countries, given by their English names in lines, or their towns, as many as a zoom level has room for. Without a
 * network, or beside tiles, there are none. The foremost city is named before
 * its neighbours.
 */
export function useMapNames(countries: string, zoom = 0, foremost = ''): MapName[] {
  const format = useFormat()
  const [loaded, setLoaded] = useState(none)
  useEffect(() => {
    let wanted = true
    const known = (mapTiles ? [] : countries.split('\n')).flatMap(name => countryByName(name) ?? [])
    Promise.all(known.map(async country => ({ country, cities: await loadCities(country.code) }))).then(
      all => {
        if (wanted) setLoaded(all)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [countries])
  return useMemo(() => {
    const middleOf = (cities: readonly City[]) => ({
      latitude: mean(cities.map(({ latitude }) => latitude)),
      longitude: mean(cities.map(({ longitude }) => longitude)),
    })
    const names = loaded.flatMap(({ country, cities }): MapName[] =>
      zoom < townsFrom
        ? [{ name: format.name(country), position: middleOf(cities) }]
        : [...cities]
            .sort((one, other) => Number(other.name === foremost) - Number(one.name === foremost))
            .map(city => ({ name: format.name(city), position: city })),
    )
    return groupsAt(names, zoom, namesApart).map(([first]) => first)
  }, [loaded, format, zoom, foremost])
}
