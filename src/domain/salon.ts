import type { Versioned } from './edit'
import type { Currency, Money } from './money'
import type { BusinessType } from './role'
import type { DayOff, WeekSchedule } from './schedule'
import type { EmptyReason } from './slots'
import type { IsoDate } from './weekday'
import type { Instant } from './zonedTime'

/** A name people typed, with the Arabic one where the shop gave it. */
export interface Named {
  name: string
  nameAr: string | null
}

/** A salon in a list of results. */
export interface SalonCard extends Named {
  id: string
  businessType: BusinessType
  country: string
  city: string
  address: string
  photoUrl: string | null
  timeZone: string
  /** Mean of stars, 1 to 5, or null without reviews. */
  rating: number | null
  reviewCount: number
  /** Cheapest service, or null without services. */
  fromPrice: Money | null
  isFavorite: boolean
  /** Kilometres from the place asked for, or null when none was given. */
  distanceKm: number | null
  openNow: boolean
}

export interface Service extends Versioned<Named> {
  id: string
  sectionId: string
  cost: number
  currency: Currency
  /** Minutes. */
  time: number
}

export interface Section extends Versioned<Named> {
  id: string
  services: Service[]
  week: WeekSchedule
}

export interface StaffMember extends Named {
  id: string
  photoUrl: string | null
  /** The services this person does; empty means all of the salon's. */
  serviceIds: string[]
}

/** Everything the salon's page shows. */
export interface Salon extends SalonCard {
  phone: string
  sections: Section[]
  staff: StaffMember[]
  daysOff: DayOff[]
  /** How long before its start a client may still move or cancel an appointment; 0: until it starts. */
  cancelNoticeMinutes: number
}

export const salonsPerPage = 24

export interface SalonPage {
  salons: SalonCard[]
  total: number
  page: number
}

/** GET /salons/{id}/slots */
export interface SlotQuery {
  salonId: string
  /** Of one visit, in their order. */
  serviceIds: readonly string[]
  date: IsoDate
  /** Left out: anyone. */
  staffId?: string | undefined
  /** Left out of the bookings that block: the one that is being moved. */
  reschedulingId?: string | undefined
}

export interface FreeSlot {
  startsAt: Instant
  /** On the salon's clock, like "9:00 AM". */
  time: string
  /** Named only on a day whose clocks change. */
  offset?: string
}

export interface SlotList {
  date: IsoDate
  timeZone: string
  slots: FreeSlot[]
  empty: EmptyReason | null
}

/** GET /salons/{id}/days: how each day of a strip stands for one visit. */
export interface DayAvailability {
  date: IsoDate
  free: number
  empty: EmptyReason | null
}

/** GET /favorites/{uid}: the favourite barber card (section 3). */
export interface Favorite {
  id: string
  name: string
  nameAr: string | null
  location: string
  salonId: string
  country: string
  photoUrl: string | null
}
