import type { Currency } from '@/domain/money'
import type { City } from '@/domain/geography/city'
import type { Country } from '@/domain/geography/country'
import type { BusinessType } from '@/domain/role'
import type { WeekSchedule } from '@/domain/schedule'
import type { StaffRow, DayOffRow, SalonRow, SectionRow, ServiceRow } from '../db/schema/salons'
import type { WeekStyle } from './weekStyles'
import type { MenuSection } from './words/menu'
import type { Bilingual } from './words/regionWords'

export interface SalonPlan {
  /** The salon's part in the paths of its ids. */
  key: string
  ownerId: string | null
  country: Country
  city: City
  businessType: BusinessType
  name: Bilingual
  address: string
  phone: string
  currency: Currency
  /** The factor for the menu's dollar prices. */
  priceLevel: number
  menu: readonly MenuSection[]
  week: WeekStyle
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
  /** Empty for all services of the salon. */
  serviceIds: readonly string[]
}

/** A salon's rows, with the shapes that the slot computation needs. */
export interface DemoSalon {
  salon: SalonRow
  sections: readonly SalonSection[]
  services: readonly ServiceRow[]
  staff: readonly SalonStaffMember[]
  daysOff: readonly DayOffRow[]
  /** Number of reviews without an appointment; `meanStars` is their approximate mean. */
  reviewCount: number
  meanStars: number
}
