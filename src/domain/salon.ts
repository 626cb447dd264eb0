import type { StartFit } from './bookGridPolicy'
import type { Versioned } from './edit'
import type { GalleryPicture } from './gallery'
import type { Coordinates } from './geography/distance'
import type { Currency, Money } from './money'
import type { BusinessType } from './role'
import type { DayOff, WeekSchedule } from './schedule'
import type { Season } from './season'
import type { EmptyReason } from './slots'
import type { StaffTerms } from './staffTerms'
import type { TimeOff } from './timeOff'
import type { IsoDate } from './weekday'
import type { ServiceGaps } from './workUnits'
import type { Instant } from './zonedTime'

/** A typed name, with the Arabic one where the salon gave it. */
export interface Named {
  name: string
  nameAr: string | null
}

export interface AskedService extends Named {
  price: Money
}

/** The next slot of the service that a card shows. */
export interface NextSlot {
  serviceId: string
  startsAt: Instant
}

export interface SalonCard extends Named {
  id: string
  /** Names the salon in the address of its page. */
  slug: string
  /** Grows with each change of what the salon's pages show. */
  revision: number
  businessType: BusinessType
  country: string
  city: string
  /** Null for a city that is not in our list. */
  cityAr: string | null
  address: string
  position: Coordinates
  photoUrl: string | null
  timeZone: string
  /** Mean of stars, 1 to 5, or null without reviews. */
  rating: number | null
  reviewCount: number
  fromPrice: Money | null
  /** Of a search's answer: the service that it asks for, where the salon has it. */
  askedService?: AskedService | null
  /** Of a search's answer: null when none is free. */
  nextSlot?: NextSlot | null
  isFavorite: boolean
  /** Kilometres from the requested coordinates, or null without them. */
  distanceKm: number | null
  openNow: boolean
  /** Placed first among equals in the search by its owner's plan. */
  isPremium: boolean
}

export interface Service extends Versioned<Named>, ServiceGaps {
  id: string
  sectionId: string
  cost: number
  /** What it costs otherwise, while a promotion takes something off. */
  fullCost?: number
  currency: Currency
  /** Minutes. */
  time: number
  /** Of its own booking window; left out where the salon's stands. */
  leadMinutes?: number
  horizonDays?: number
  /** Left out where it costs and takes the same with everybody. */
  staffTerms?: StaffTerms[]
}

export interface Section extends Versioned<Named> {
  id: string
  services: Service[]
  week: WeekSchedule
}

export interface StaffMember extends Named {
  id: string
  photoUrl: string | null
  /** The services of this staff member; empty means all of the salon's. */
  serviceIds: string[]
}

/** GET /salons/{id}/staff: of a staff member who can be booked. */
export interface StaffSummary {
  staffId: string
  /** Mean of the stars of their appointments, or null without reviews. */
  rating: number | null
  reviewCount: number
  nextSlot: NextSlot | null
}

export interface Salon extends SalonCard {
  phone: string
  sections: Section[]
  staff: StaffMember[]
  /** For the owner, who sees all staff: how many, from the first on, can be booked. */
  seats?: number
  /** For the owner: of all staff, without what is over. */
  timeOff?: TimeOff[]
  pictures?: GalleryPicture[]
  daysOff: DayOff[]
  /** Those of the next days; for the owner, all to come. */
  seasons?: Season[]
  /** Until how many minutes before the start a client may reschedule or cancel an appointment; 0: until the start. */
  cancelNoticeMinutes: number
  /** Otherwise a booking is a request until the owner confirms it. */
  confirmsAtOnce: boolean
  paysOnline: boolean
  /** How long before its start an appointment can be booked at the latest, and how many days ahead. */
  leadMinutes?: number
  horizonDays?: number
  /** Minutes between two offered starts, and whether they may leave gaps. */
  startStep?: number
  startFit?: StartFit
}

export type SalonWithSections = Salon & { sections: [Section, ...Section[]] }

export const hasSections = (salon: Salon): salon is SalonWithSections => salon.sections.length > 0

export const salonsPerPage = 24

/** For a search that finds nothing because of misspelled words. */
export interface SearchCorrection {
  /** The text that the search probably means. */
  text: string
  /** The answer is of this text; otherwise it finds nothing either where the search looks. */
  isApplied: boolean
}

export interface SalonPage {
  salons: SalonCard[]
  total: number
  correction?: SearchCorrection
  /** The cursor of the next page; null on the last page. */
  next: string | null
}

/** GET /salons/{id}/slots */
export interface SlotQuery {
  salonId: string
  serviceIds: readonly string[]
  date: IsoDate
  /** Left out for any staff member. */
  staffId?: string | undefined
  /** The appointment to reschedule. It does not block slots. */
  reschedulingId?: string | undefined
  /** Only later slots count. */
  after?: Instant | undefined
}

export interface FreeSlot {
  startsAt: Instant
  /** On the salon's clock, like "9:00 AM". */
  time: string
  /** "UTC+2", only where the clock shows the same time twice. */
  offset?: string
  /** Of a question for any staff member, where their prices or lengths differ: with whom it is booked. */
  staffId?: string
  /** The date in whose night it begins after midnight. */
  nightOf?: IsoDate
}

export interface SlotList {
  date: IsoDate
  timeZone: string
  slots: FreeSlot[]
  empty: EmptyReason | null
  /** The last date that can be booked. */
  lastDate?: IsoDate
}

/** GET /salons/{id}/days: the availability of each day for one appointment. */
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
