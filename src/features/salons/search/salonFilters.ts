import type { AddressQuery } from '@/domain/addressQuery'
import { hoursOfDay, isFreeDay } from '@/domain/freeTime'
import { countryByName } from '@/domain/geography/country'
import type { Coordinates } from '@/domain/geography/distance'
import { businessTypes, type BusinessType } from '@/domain/role'
import type { SearchArea } from '@/domain/searchArea'
import { salonSorts, type SalonSearch, type SalonSort } from '@/domain/salonSearch'
import type { User } from '@/domain/user'
import { everywhere, filterNames, noFilters, type SalonFilters } from '@/domain/filterAddress'

/** The default filters: a client's own city and business type, a visitor's area. */
export function ownFilters(user: User | null, area: SearchArea | null): SalonFilters {
  if (user && user.role !== 'customer') return noFilters
  const own = user ?? area
  const country = countryByName(own?.country ?? '')?.name ?? ''
  return { ...noFilters, businessType: user?.salon ?? '', country, city: country && (own?.city ?? '') }
}

const hours = hoursOfDay.map(String)

const known = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find(value => value === text)

export const toBusinessType = (text: string | null): BusinessType | undefined => known(businessTypes, text)

/** The filters in a URL. A URL without filters gives `own`; an invalid filter is ignored. */
export function readFilters(params: AddressQuery, own: SalonFilters): SalonFilters {
  const asks = params.has(everywhere) || Object.values(filterNames).some(name => params.has(name))
  if (!asks) return own
  const country = countryByName(params.get(filterNames.country) ?? '')?.name ?? ''
  const hour = known(hours, params.get(filterNames.hour)) ?? ''
  const day = params.get(filterNames.day) ?? ''
  return {
    text: params.get(filterNames.text) ?? '',
    businessType: toBusinessType(params.get(filterNames.businessType)) ?? '',
    open: params.get(filterNames.open) === 'now' ? 'now' : '',
    // An hour alone is one of today.
    day: isFreeDay(day) ? day : hour && 'today',
    hour,
    evening: params.get(filterNames.evening) === 'true' ? 'true' : '',
    country,
    city: country && (params.get(filterNames.city) ?? ''),
    near: params.get(filterNames.near) === 'me' ? 'me' : '',
    sort: known(salonSorts, params.get(filterNames.sort)) ?? noFilters.sort,
    view: params.get(filterNames.view) === 'map' ? 'map' : '',
  }
}

/** The filters after a change. A change of the country clears the city, and a cleared day the hour. */
export function changeFilters(filters: SalonFilters, changes: Partial<SalonFilters>): SalonFilters {
  const movesAway = changes.country !== undefined && changes.country !== filters.country
  const isAnyDay = changes.day === ''
  return { ...filters, ...(movesAway && { city: '' }), ...(isAnyDay && { hour: '' }), ...changes }
}

/** Whether a change is one of country or city by itself: Near Me leaves both for the while. */
export const isAreaChosen = ({ country, city, near }: Partial<SalonFilters>): boolean =>
  near === undefined && (country !== undefined || city !== undefined)

export const sameFilters = (one: SalonFilters, other: SalonFilters): boolean =>
  (Object.keys(noFilters) as (keyof SalonFilters)[]).every(part => one[part] === other[part])

/** How many filters are active. A country and its city are one, as are a day and its hour. */
export const countFilters = ({
  country,
  city,
  businessType,
  open,
  day,
  hour,
  evening,
}: SalonFilters): number => [country || city, businessType, open, day || hour, evening].filter(Boolean).length

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
    ...(filters.day && { day: filters.day }),
    ...(filters.hour && { fromHour: Number(filters.hour) }),
    ...(filters.evening && { evening: true }),
    ...(filters.country && { country: filters.country }),
    ...(filters.city && { city: filters.city }),
    ...(position && { latitude: position.latitude, longitude: position.longitude }),
    sort: possibleSort(filters.sort, position),
  }
}
