import type { BusinessType } from './role'

/** GET /salons: all parts optional; free text is forgiving of case, accents and Arabic letter forms. */
export interface SalonSearch {
  text?: string
  country?: string
  city?: string
  businessType?: BusinessType
  /** Only salons that are open at this moment, each on its own clock. */
  openNow?: boolean
  latitude?: number
  longitude?: number
  sort?: SalonSort
  /** 1 is the first page. */
  page?: number
}

export const salonSorts = ['recommended', 'distance', 'rating', 'price'] as const
export type SalonSort = (typeof salonSorts)[number]
