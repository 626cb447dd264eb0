import type { AddressQuery } from '@/domain/addressQuery'
import { countryByName } from '@/domain/geography/country'
import type { Coordinates } from '@/domain/geography/distance'
import { businessTypes, type BusinessType } from '@/domain/role'
import { salonSorts, type SalonSearch, type SalonSort } from '@/domain/salonSearch'
import type { User } from '@/domain/user'
import { everywhere, filterNames, noFilters, type SalonFilters } from '@/domain/filterAddress'

/** The default filters of a client: their own city and business type. */
export function ownFilters(user: User | null): SalonFilters {
  if (user?.role !== 'customer') return noFilters
  const country = countryByName(user.country)?.name ?? ''
  return { ...noFilters, businessType: user.salon, country, city: country && user.city }
}

const known = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find(value => value === text)

export const toBusinessType = (text: string | null): BusinessType | undefined => known(businessTypes, text)

/** The filters in a URL. A URL without filters gives `own`; an invalid filter is ignored. */
export function readFilters(params: AddressQuery, own: SalonFilters): SalonFilters {
  const asks = params.has(everywhere) || Object.values(filterNames).some(name => params.has(name))
  if (!asks) return own
  const country = countryByName(params.get(filterNames.country) ?? '')?.name ?? ''
  return {
    text: params.get(filterNames.text) ?? '',
    businessType: toBusinessType(params.get(filterNames.businessType)) ?? '',
    open: params.get(filterNames.open) === 'now' ? 'now' : '',
    country,
    city: country && (params.get(filterNames.city) ?? ''),
    near: params.get(filterNames.near) === 'me' ? 'me' : '',
    sort: known(salonSorts, params.get(filterNames.sort)) ?? noFilters.sort,
  }
}

/** The filters after a change. A change of the country clears the city. */
export function changeFilters(filters: SalonFilters, changes: Partial<SalonFilters>): SalonFilters {
  const movesAway = changes.country !== undefined && changes.country !== filters.country
  return { ...filters, ...(movesAway && { city: '' }), ...changes }
}

export const sameFilters = (one: SalonFilters, other: SalonFilters): boolean =>
  (Object.keys(noFilters) as (keyof SalonFilters)[]).every(part => one[part] === other[part])

/** Replaces the sort order by distance where there is no position. */
export const possibleSort = (sort: SalonSort, position: Coordinates | null): SalonSort =>
  sort === 'distance' && !position ? 'recommended' : sort

/** The parameters of the API call. Unused filters are left out, so that equal searches share one cache entry. */
export function toSearch(filters: SalonFilters, position: Coordinates | null): Omit<SalonSearch, 'cursor'> {
  const text = filters.text.trim()
  const businessType = toBusinessType(filters.businessType)
  return {
    ...(text && { text }),
    ...(businessType && { businessType }),
    ...(filters.open && { openNow: true }),
    ...(filters.country && { country: filters.country }),
    ...(filters.city && { city: filters.city }),
    ...(position && { latitude: position.latitude, longitude: position.longitude }),
    sort: possibleSort(filters.sort, position),
  }
}
