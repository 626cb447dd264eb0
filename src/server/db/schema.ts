import type { Generated } from 'kysely'

/**
 * The tables, in portable SQL: ids and names are text, instants integer milliseconds (UTC), dates text
 * YYYY-MM-DD, wall-clock times minutes after midnight, booleans 0 or 1, amounts whole units of their currency.
 */
export interface Database {
  users: UserTable
  codes: CodeRow
  verified_emails: VerifiedEmailRow
  sessions: SessionRow
  salons: SalonTable
  chairs: ChairRow
  chair_services: ChairServiceRow
  sections: SectionRow
  services: ServiceRow
  opening_hours: OpeningHoursRow
  breaks: BreakRow
  days_off: DayOffRow
  appointments: AppointmentTable
  claimed_quarters: ClaimedQuarterRow
  favorites: FavoriteRow
  payments: PaymentRow
  idempotency_keys: IdempotencyKeyRow
  contact_messages: ContactMessageRow
  access_keys: AccessKeyRow
  former_accounts: FormerAccountRow
  notices: NoticeRow
  reviews: ReviewRow
  offers: OfferRow
  reminders: ReminderRow
  waits: WaitRow
  freed_times: FreedTimeRow
  waitlist_calls: WaitlistCallRow
}

export interface UserRow {
  id: string
  name: string
  /** Trimmed and in lower case; unique. */
  email: string
  /** + and digits; unique. */
  phone: string
  role: string
  salon: string
  country: string
  city: string
  address: string
  password_hash: string
  created_at: number
}

/** A column that is Generated has a default: it is left out where a row is made without it. */
export interface UserTable extends UserRow {
  /** In which mails are written that no request of the person's own asked for: 'en' or 'ar'. */
  language: Generated<string>
}

/** A mailed secret: six digits for sign-up, a token for a password reset. Only its hash is kept. */
export interface CodeRow {
  id: string
  purpose: 'sign_up' | 'reset'
  email: string
  code_hash: string
  expires_at: number
  tries_left: number
  created_at: number
}

/** An address whose code was right and which may become an account until the instant. */
export interface VerifiedEmailRow {
  email: string
  expires_at: number
}

export interface SessionRow {
  /** Hash of the token in the cookie. */
  id: string
  user_id: string
  created_at: number
  expires_at: number
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
}

export interface ChairRow {
  id: string
  salon_id: string
  name: string
  name_ar: string | null
  photo_url: string | null
  position: number
}

/** The services a person does; a chair without rows does all. */
export interface ChairServiceRow {
  chair_id: string
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

/** What was booked, as it was when booked: later changes of names and prices do not reach it. */
export interface AppointmentRow {
  id: string
  salon_id: string
  chair_id: string
  /** Null for a client whose account was deleted. */
  customer_id: string | null
  service_id: string
  section_name: string
  section_name_ar: string | null
  service_name: string
  service_name_ar: string | null
  price: number
  currency: string
  minutes: number
  starts_at: number
  ends_at: number
  status: string
  notes: string
  /** The zone of its salon, kept when the salon closed for good. */
  closed_time_zone?: string | null
  created_at: number
}

export interface AppointmentTable extends AppointmentRow {
  /** Counts the changes of time and status, for calendars that hold a copy. */
  sequence: Generated<number>
  /** When the last of these changes was made; 0 without any. */
  changed_at: Generated<number>
}

/** A quarter of an hour of a chair that a live appointment holds; the key is what forbids double booking. */
export interface ClaimedQuarterRow {
  chair_id: string
  /** Quarters of an hour since 1970. */
  quarter: number
  appointment_id: string
}

export interface FavoriteRow {
  user_id: string
  salon_id: string
  created_at: number
}

export interface PaymentRow {
  id: string
  customer_id: string
  salon_id: string | null
  salon_name: string
  salon_name_ar: string | null
  amount: number
  currency: string
  time_zone: string
  created_at: number
}

/** The first answer to a keyed write, given again to a retry. */
export interface IdempotencyKeyRow {
  /** The person's id, or the caller's address for a write before sign-in. */
  owner: string
  key: string
  request_hash: string
  status: number
  body: string
  created_at: number
}

/** What was sent through the contact form; `email` is as unproven as a visitor's word. */
export interface ContactMessageRow {
  id: string
  name: string
  email: string
  message: string
  created_at: number
}

/** A key that reads its holder's data over the API; only its hash is kept. */
export interface AccessKeyRow {
  id: string
  user_id: string
  name: string
  scope: string
  key_hash: string
  /** The last four characters of the key. */
  hint: string
  created_at: number
  last_used_at: number | null
}

/** An e-mail or a phone of a deleted account as a keyed hash: it can be recognised and not be read. */
export interface FormerAccountRow {
  mark: string
  deleted_at: number
}

/** Something a person is told. `facts` is JSON by kind (see `domain/notice.ts`), without the names of clients. */
export interface NoticeRow {
  id: string
  user_id: string
  kind: string
  appointment_id: string | null
  salon_id: string | null
  facts: string
  created_at: number
  read_at: number | null
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

export interface OfferRow {
  id: string
  /** Null for an offer of Kursi itself. */
  salon_id: string | null
  title: string
  title_ar: string | null
  details: string
  details_ar: string | null
  starts_on: string
  ends_on: string
  /** When those who like the salon were told. */
  announced_at: number | null
}

/** That a client was reminded: the key is what keeps it from happening twice. A moved appointment starts anew. */
export interface ReminderRow {
  appointment_id: string
  kind: string
  starts_at: number
  sent_at: number
}

/** A person who waits for a time of a service on a full day. */
export interface WaitRow {
  id: string
  user_id: string
  salon_id: string
  service_id: string
  date: string
  chair_id: string | null
  created_at: number
}

/** A time that somebody gave up on a day for which people wait. */
export interface FreedTimeRow {
  id: string
  salon_id: string
  date: string
  starts_at: number
  ends_at: number
}

/** That one who waits was told of a freed time: the key is what keeps it from happening twice. */
export interface WaitlistCallRow {
  freed_id: string
  wait_id: string
  called_at: number
}
