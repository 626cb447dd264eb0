import type { Currency } from '@/domain/money'
import type { City } from '@/domain/geography/city'
import type { Country } from '@/domain/geography/country'
import type { BusinessType } from '@/domain/role'
import type { WeekSchedule } from '@/domain/schedule'
import type { StaffRow, DayOffRow, SalonRow, SectionRow, ServiceRow } from '../db/schema/salons'
import type { WeekStyle } from './weekStyles'
import type { MenuSection } from './words/menu'
import type { Bilingual } from './words/regionWords'

/** What is decided about a shop before its rows are made. */
export interface SalonPlan {
  /** Names the shop in the paths of its ids. */
  key: string
  ownerId: string | null
  country: Country
  city: City
  businessType: BusinessType
  name: Bilingual
  address: string
  phone: string
  currency: Currency
  /** Multiplies the dollars of the menu. */
  priceLevel: number
  menu: readonly MenuSection[]
  week: WeekStyle
  /** One chair each. */
  people: readonly Bilingual[]
  confirmsAtOnce: boolean
  reviews: { count: number; meanStars: number }
}

export interface SalonSection {
  row: SectionRow
  week: WeekSchedule
}

export interface SalonStaffMember {
  row: StaffRow
  /** Empty: all of the shop's. */
  serviceIds: readonly string[]
}

/** A shop's rows, together with the shapes that free slots are computed from. */
export interface DemoSalon {
  salon: SalonRow
  sections: readonly SalonSection[]
  services: readonly ServiceRow[]
  staff: readonly SalonStaffMember[]
  daysOff: readonly DayOffRow[]
  /** How many reviews it brought along, and what they give on average. */
  reviewCount: number
  meanStars: number
}
