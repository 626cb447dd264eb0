import type { Generated } from 'kysely'

export interface SalonTables {
  salons: SalonTable
  staff: StaffTable
  staff_services: StaffServiceRow
  staff_hours: StaffHoursRow
  sections: SectionRow
  services: ServiceRow
  opening_hours: OpeningHoursRow
  breaks: BreakRow
  days_off: DayOffRow
  reviews: ReviewRow
  promotions: PromotionRow
  uploads: UploadRow
  posters: PosterRow
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
  /** Name, address, city and services in the folded form that search compares. */
  search_text: string
  rating_sum: number
  rating_count: number
  from_amount: number | null
  from_currency: string | null
  /** 1: bookings are confirmed at once; 0: they wait for the owner. */
  confirms_at_once: number
  /** Counts every change of what can be booked, so that cached rules are known to be old. */
  revision: number
  created_at: number
}

export interface SalonTable extends SalonRow {
  /** How long before its start a client may still cancel or move an appointment; 0: until it starts. */
  cancel_notice_minutes: Generated<number>
  /** 1: clients may pay for their visits online. */
  pays_online: Generated<number>
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
  /** When the person left the team: what was booked with them keeps their name. */
  removed_at: Generated<number | null>
}

/** A person's own hours: all seven weekdays, or none where the salon's hold. Without times it is a day off. */
export interface StaffHoursRow {
  staff_id: string
  weekday: string
  starts_at: number | null
  ends_at: number | null
}

/** The services a person does; a chair without rows does all. */
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

/** One row a saved day; a day without a row is closed. */
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

/** What a client says of a visit, once an appointment. */
export interface ReviewRow {
  id: string
  /** Null where the review was brought along from before the salon joined. */
  appointment_id: string | null
  salon_id: string
  /** Null for a deleted account. */
  author_id: string | null
  stars: number
  text: string
  created_at: number
  answer: string | null
  answered_at: number | null
}

export interface PromotionRow {
  id: string
  /** Null for an offer of Kursi itself. */
  salon_id: string | null
  title: string
  title_ar: string | null
  details: string
  details_ar: string | null
  starts_on: string
  ends_on: string
}

/** An image that an owner sent. Its files bear its id. */
export interface UploadRow {
  id: string
  salon_id: string
  /** 1 once the salon shows it. */
  is_used: number
  created_at: number
}

export interface PosterRow {
  id: string
  salon_id: string
  title: string
  upload_id: string
  created_at: number
}
