import type { Generated } from 'kysely'
import type { StartFit } from '@/domain/bookGridPolicy'

export interface SalonTables {
  salons: SalonTable
  salon_slugs: SalonSlugRow
  closed_salons: ClosedSalonRow
  staff: StaffTable
  staff_services: StaffServiceRow
  staff_hours: StaffHoursRow
  sections: SectionRow
  services: ServiceTable
  service_staff_terms: ServiceStaffTermsRow
  opening_hours: OpeningHoursRow
  breaks: BreakRow
  days_off: DayOffRow
  time_off: TimeOffRow
  seasons: SeasonRow
  season_hours: SeasonHoursRow
  season_breaks: SeasonBreakRow
  season_staff_hours: SeasonStaffHoursRow
  reviews: ReviewRow
  promotions: PromotionTable
  slot_summaries: SlotSummaryRow
}

export interface SalonRow {
  id: string
  owner_id: string | null
  name: string
  name_ar: string | null
  business_type: string
  country: string
  city: string
  address: string
  phone: string
  photo_url: string | null
  latitude: number
  longitude: number
  time_zone: string
  /** Name, address, city and services in the normalized form that the search compares. */
  search_text: string
  rating_sum: number
  rating_count: number
  from_amount: number | null
  from_currency: string | null
  /** 1: appointments are confirmed at once; 0: they stay pending until the owner confirms. */
  confirms_at_once: number
  /** Counts changes of what the salon's pages show, so that outdated cached rules and pages are detected. */
  revision: number
  created_at: number
}

export interface SalonTable extends SalonRow {
  /** Minutes before the start until which a client may cancel or reschedule; 0: until the start. */
  cancel_notice_minutes: Generated<number>
  /** 1: clients may pay for their appointments online. */
  pays_online: Generated<number>
  /** How long before its start an appointment can be booked at the latest. */
  lead_minutes: Generated<number>
  /** How many days ahead it can be booked, today included. */
  horizon_days: Generated<number>
  /** Minutes between two offered starts. */
  start_step: Generated<number>
  /** Whether starts are offered that leave a gap too short for any service. */
  start_fit: Generated<StartFit>
  /** The salon's name in its address. Without one, its id stands there. */
  slug: Generated<string | null>
  /** The part of `search_text` that is not of its services. */
  own_text: Generated<string>
  /** Counts changes of the appointments that take its slots. */
  slots_revision: Generated<number>
  /** `revision` and `slots_revision` together when its slots were last summarized. */
  summarized_revision: Generated<number>
  /** The same as in the summary of kind 0. */
  next_start: Generated<number | null>
  next_evening: Generated<number | null>
  /** Until when the owner's plan places the salon first among equals; null without such a plan. */
  premium_until: Generated<number | null>
}

/** A slug that a salon has or had. */
export interface SalonSlugRow {
  slug: string
  salon_id: string
}

/** A keyed hash of each id and slug of the salons that have closed. */
export interface ClosedSalonRow {
  mark: string
}

export interface StaffRow {
  id: string
  salon_id: string
  name: string
  name_ar: string | null
  photo_url: string | null
  position: number
}

export interface StaffTable extends StaffRow {
  /** When the staff member left. Their appointments keep their name. */
  removed_at: Generated<number | null>
}

/** A staff member's own hours: all seven weekdays, or none when the salon's apply. A row without times is a day off. */
export interface StaffHoursRow {
  staff_id: string
  weekday: string
  starts_at: number | null
  ends_at: number | null
}

/** The services that a staff member does. Without rows, they do all of them. */
export interface StaffServiceRow {
  staff_id: string
  service_id: string
}

export interface SectionRow {
  id: string
  salon_id: string
  name: string
  name_ar: string | null
  position: number
}

export interface ServiceRow {
  id: string
  salon_id: string
  section_id: string
  name: string
  name_ar: string | null
  cost: number
  currency: string
  minutes: number
  position: number
}

export interface ServiceTable extends ServiceRow {
  /** Services of one kind have the same slots. It is the kind of the salon's summary of slots. */
  slot_kind: Generated<number>
  /** Its names in the normalized form that the search compares. */
  search_text: Generated<string>
  /** Its own in place of the salon's, or null. */
  lead_minutes: Generated<number | null>
  horizon_days: Generated<number | null>
  /** Work before the pause, and the pause; 0 without one. */
  pause_after_minutes: Generated<number>
  pause_minutes: Generated<number>
  clean_up_minutes: Generated<number>
  /** The lowest cost with any of its staff, where it is not the usual one. */
  from_cost: Generated<number | null>
}

/** What a service costs and how long it takes with one staff member. Null: as the service. */
export interface ServiceStaffTermsRow {
  service_id: string
  staff_id: string
  cost: number | null
  minutes: number | null
}

/** The slots of a salon's services of one kind, for some weeks. Kind 0 is that of the "from" price. Times are units of the books since 1970. */
export interface SlotSummaryRow {
  salon_id: string
  kind: number
  /** A service of the kind. */
  service_id: string
  from_unit: number
  /** The first slot, and the first in the evening, that clients can book now. */
  next_start: number | null
  next_evening: number | null
  /** From when on the digits are not enough, or may be others. */
  summarized_until: number
  /** The first unit at which a part of this row is no longer true. */
  valid_until: number
  /** A hexadecimal digit for each four units from `from_unit` on. */
  digits: string
  /** When clients can book the services of the kind. */
  lead_units: number
  horizon_days: number
}

/** One row per saved day. A day without a row is closed. */
export interface OpeningHoursRow {
  section_id: string
  weekday: string
  is_closed: number
  opens_at: number | null
  closes_at: number | null
}

export interface BreakRow {
  id: string
  section_id: string
  weekday: string
  starts_at: number
  ends_at: number
}

export interface DayOffRow {
  id: string
  salon_id: string
  date: string
  reason: string
}

/** When a staff member does not work. `ends_on` is null for a weekly one without an end. */
export interface TimeOffRow {
  id: string
  staff_id: string
  is_weekly: number
  starts_on: string
  starts_at: number
  ends_on: string | null
  ends_at: number
  reason: string
}

/** Other hours of a salon for given dates, both included. */
export interface SeasonRow {
  id: string
  salon_id: string
  name: string
  name_ar: string | null
  starts_on: string
  ends_on: string
}

/** A day on which the salon opens within the season. */
export interface SeasonHoursRow {
  season_id: string
  weekday: string
  opens_at: number
  closes_at: number
}

export interface SeasonBreakRow extends Omit<BreakRow, 'section_id'> {
  season_id: string
}

/** Like the rows of `staff_hours`, within the season. */
export interface SeasonStaffHoursRow extends StaffHoursRow {
  season_id: string
}

export interface ReviewRow {
  id: string
  /** Null for a review from before the salon joined. */
  appointment_id: string | null
  salon_id: string
  /** Null when the account was deleted. */
  author_id: string | null
  stars: number
  text: string
  created_at: number
  answer: string | null
  answered_at: number | null
}

export interface PromotionRow {
  id: string
  /** Null for a promotion of Kursi itself. */
  salon_id: string | null
  title: string
  title_ar: string | null
  details: string
  details_ar: string | null
  starts_on: string
  ends_on: string
}

export interface PromotionTable extends PromotionRow {
  /** Null where the promotion is of words alone. */
  discount_kind: Generated<string | null>
  /** A percentage, or whole units of the service's currency. */
  discount_value: Generated<number | null>
  /** A JSON list of the services with the discount; null for all. */
  service_ids: Generated<string | null>
}
