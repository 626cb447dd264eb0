import { countryByName } from '@/domain/geography/country'
import type { Coordinates } from '@/domain/geography/distance'
import { businessTypes, type BusinessType } from '@/domain/role'
import { salonSorts, type SalonSearch, type SalonSort } from '@/domain/salonSearch'
import type { User } from '@/domain/user'

/** What a person asked of the search; an empty text is no wish. Countries and cities by their English names. */
export interface SalonFilters {
  text: string
  businessType: string
  /** Whether only those are wanted that are open at this moment. */
  open: 'now' | ''
  country: string
  city: string
  /** Whether it starts from where the person is; the position itself is never part of an address. */
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
} as const
/** Stands in the address when every filter was taken away, so that the person's own do not come back. */
const everywhere = 'everywhere'

/** What a client sees before asking for anything: the own city and kind of shop. */
export function ownFilters(user: User | null): SalonFilters {
  if (user?.role !== 'customer') return noFilters
  const country = countryByName(user.country)?.name ?? ''
  return { ...noFilters, businessType: user.salon, country, city: country && user.city }
}

const known = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find(value => value === text)

export const toBusinessType = (text: string | null): BusinessType | undefined => known(businessTypes, text)

/** Filters out of an address; an address without any is answered with `own`, a part that makes no sense is left out. */
export function readFilters(params: URLSearchParams, own: SalonFilters): SalonFilters {
  const asks = [everywhere, ...Object.values(names)].some(name => params.has(name))
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

/** The address's part for filters, which reads back as the same whoever opens it. */
export function writeFilters(filters: SalonFilters): URLSearchParams {
  const params = new URLSearchParams()
  for (const [part, name] of Object.entries(names) as [keyof SalonFilters, string][]) {
    if (filters[part] !== noFilters[part]) params.set(name, filters[part])
  }
  if (params.size === 0) params.set(everywhere, 'true')
  return params
}

/** Filters after a choice; a city belongs to its country and goes with it. */
export function changeFilters(filters: SalonFilters, changes: Partial<SalonFilters>): SalonFilters {
  const movesAway = changes.country !== undefined && changes.country !== filters.country
  return { ...filters, ...(movesAway && { city: '' }), ...changes }
}

export const sameFilters = (one: SalonFilters, other: SalonFilters): boolean =>
  (Object.keys(noFilters) as (keyof SalonFilters)[]).every(part => one[part] === other[part])

/** The order that can be had: without a position there is no distance. */
export const possibleSort = (sort: SalonSort, position: Coordinates | null): SalonSort =>
  sort === 'distance' && !position ? 'recommended' : sort

/** The call's parameters: only what was asked for, so that one search has one cache entry. */
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
