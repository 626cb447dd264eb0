import type { FreeTime } from './freeTime'
import type { BusinessType } from './role'
import type { Named } from './salon'

/** GET /salons: all parts are optional. The text search ignores case, accents and Arabic letter forms. */
export interface SalonSearch extends FreeTime {
  text?: string
  country?: string
  city?: string
  businessType?: BusinessType
  /** Only salons that are open now, each on its own clock. */
  openNow?: boolean
  latitude?: number
  longitude?: number
  sort?: SalonSort
  /** `next` of the page before; none for the first. */
  cursor?: string
}

export const salonSorts = ['recommended', 'distance', 'rating', 'price', 'earliest'] as const
export type SalonSort = (typeof salonSorts)[number]

/** GET /salons/suggestions: what begins to match a text that is being typed. */
export interface SearchSuggestions {
  salons: (Named & { slug: string; country: string; city: string; cityAr: string | null })[]
  services: Named[]
  cities: { country: string; city: string; cityAr: string | null; salons: number }[]
}
