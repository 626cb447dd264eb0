import { addressQuery, type AddressParameter, type AddressQuery } from './addressQuery'
import type { SalonSort } from './salonSearch'

/** The search filters. An empty string means no filter. Countries and cities have their English names. */
export interface SalonFilters {
  text: string
  businessType: string
  /** Whether to show only salons that are open now. */
  open: 'now' | ''
  /** When a slot is free: `today`, `tomorrow` or a date. */
  day: string
  /** The hour of that day from which on, 0 to 23. */
  hour: string
  evening: 'true' | ''
  country: string
  city: string
  /** Whether distances start from the user's position. The position itself is never part of a URL. */
  near: 'me' | ''
  sort: SalonSort
  /** Whether a map stands beside the list. */
  view: 'map' | ''
}

export const noFilters: SalonFilters = {
  text: '',
  businessType: '',
  open: '',
  day: '',
  hour: '',
  evening: '',
  country: '',
  city: '',
  near: '',
  sort: 'recommended',
  view: '',
}

export const filterNames = {
  text: 'text',
  businessType: 'type',
  open: 'open',
  day: 'day',
  hour: 'hour',
  evening: 'evening',
  country: 'country',
  city: 'city',
  near: 'near',
  sort: 'sort',
  view: 'view',
} as const satisfies Record<keyof SalonFilters, AddressParameter>

/** Marks a URL without any filter, so that the client's own filters do not come back. */
export const everywhere = 'everywhere' satisfies AddressParameter

/** The URL parameters of the filters. Every user who opens them gets the same filters. */
export function writeFilters(filters: SalonFilters): AddressQuery {
  const params = addressQuery()
  for (const [part, name] of Object.entries(filterNames) as [keyof SalonFilters, AddressParameter][]) {
    if (filters[part] !== noFilters[part]) params.set(name, filters[part])
  }
  if (params.size === 0) params.set(everywhere, 'true')
  return params
}
