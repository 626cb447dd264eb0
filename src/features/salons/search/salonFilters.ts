import { addressQuery, type AddressParameter, type AddressQuery } from '@/domain/addressQuery'
import { countryByName } from '@/domain/geography/country'
import type { Coordinates } from '@/domain/geography/distance'
import { businessTypes, type BusinessType } from '@/domain/role'
import { salonSorts, type SalonSearch, type SalonSort } from '@/domain/salonSearch'
import type { User } from '@/domain/user'

/** The search filters. An empty string means no filter. Countries and cities have their English names. */
export interface SalonFilters {
  text: string
  businessType: string
  /** Whether to show only salons that are open now. */
  open: 'now' | ''
  country: string
  city: string
  /** Whether distances start from the user's position. The position itself is never part of a URL. */
  near: 'me' | ''
  sort: SalonSort
}

export const noFilters: SalonFilters = {
  text: '',
  businessType: '',
  open: '',
  country: '',
  city: '',
  near: '',
  sort: 'recommended',
}

const names = {
  text: 'text',
  businessType: 'type',
  open: 'open',
  country: 'country',
  city: 'city',
  near: 'near',
  sort: 'sort',
} as const satisfies Record<keyof SalonFilters, AddressParameter>
/** Marks a URL without any filter, so that the client's own filters do not come back. */
const everywhere = 'everywhere' satisfies AddressParameter

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
  const asks = params.has(everywhere) || Object.values(names).some(name => params.has(name))
  if (!asks) return own
  const country = countryByName(params.get(names.country) ?? '')?.name ?? ''
  return {
    text: params.get(names.text) ?? '',
    businessType: toBusinessType(params.get(names.businessType)) ?? '',
    open: params.get(names.open) === 'now' ? 'now' : '',
    country,
    city: country && (params.get(names.city) ?? ''),
    near: params.get(names.near) === 'me' ? 'me' : '',
    sort: known(salonSorts, params.get(names.sort)) ?? noFilters.sort,
  }
}

/** The URL parameters of the filters. Every user who opens them gets the same filters. */
export function writeFilters(filters: SalonFilters): AddressQuery {
  const params = addressQuery()
  for (const [part, name] of Object.entries(names) as [keyof SalonFilters, AddressParameter][]) {
    if (filters[part] !== noFilters[part]) params.set(name, filters[part])
  }
  if (params.size === 0) params.set(everywhere, 'true')
  return params
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
export function toSearch(filters: SalonFilters, position: Coordinates | null): Omit<SalonSearch, 'page'> {
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
