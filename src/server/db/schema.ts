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
  chairs: ChairTable
  chair_services: ChairServiceRow
  chair_hours: ChairHoursRow
  sections: SectionRow
  services: ServiceRow
  opening_hours: OpeningHoursRow
  breaks: BreakRow
  days_off: DayOffRow
  appointments: AppointmentTable
  visit_services: VisitServiceRow
  claimed_quarters: ClaimedQuarterRow
  favorites: FavoriteRow
  payments: PaymentRow
  visit_movements: VisitMovementRow
  visit_charges: VisitChargeRow
  visit_charge_results: VisitChargeResultRow
  visit_refunds: VisitRefundRow
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
  subscriptions: SubscriptionRow
  subscription_periods: SubscriptionPeriodRow
  charges: ChargeRow
  charge_results: ChargeResultRow
  open_checkouts: OpenCheckoutRow
  coupons: CouponRow
  coupon_uses: CouponUseRow
  ledger: LedgerRow
  invoices: InvoiceRow
  subscription_mails: SubscriptionMailRow
  uploads: UploadRow
  posters: PosterRow
  sandbox_charges: SandboxChargeRow
  sandbox_refunds: SandboxRefundRow
  provider_charges: ProviderChargeRow
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
  /** 1: clients may pay for their visits online. */
  pays_online: Generated<number>
}

export interface ChairRow {
  id: string
  salon_id: string
  name: string
  name_ar: string | null
  photo_url: string | null
  position: number
}

export interface ChairTable extends ChairRow {
  /** When the person left the team: what was booked with them keeps their name. */
  removed_at: Generated<number | null>
}

/** A person's own hours: all seven weekdays, or none where the salon's hold. Without times it is a day off. */
export interface ChairHoursRow {
  chair_id: string
  weekday: string
  starts_at: number | null
  ends_at: number | null
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

/**
 * What was booked, as it was when booked: later changes of names and prices do not reach it. Of several services in
 * one visit it holds the first one's id, the joined names and the sums; each for itself is in `visit_services`.
 */
export interface AppointmentRow {
  id: string
  salon_id: string
  chair_id: string
  /** Null for a client whose account was deleted, and for one who walked in. */
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
  /** How many services the visit has; one alone has no rows in `visit_services`. */
  service_count: Generated<number>
  /** Counts the changes of time and status, for calendars that hold a copy. */
  sequence: Generated<number>
  /** When the last of these changes was made; 0 without any. */
  changed_at: Generated<number>
  /** Who walked in without an account; null for one who has or had one. */
  walk_in_name: Generated<string | null>
  walk_in_phone: Generated<string | null>
  /** What the salon told a client whom it declined. */
  decline_reason: Generated<string | null>
  /** Which side called it off; null while nobody has, and where that is not known. */
  ended_by: Generated<'client' | 'salon' | null>
}

/** One of several services of a visit, by its place from 0. */
export interface VisitServiceRow {
  appointment_id: string
  position: number
  service_id: string
  section_name: string
  section_name_ar: string | null
  service_name: string
  service_name_ar: string | null
  price: number
  minutes: number
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

/** Money that came in for a visit, or went back. What a visit holds is the sum of its rows; none is ever changed. */
export interface VisitMovementRow {
  /** The payment that the client sees has the same id. */
  id: string
  appointment_id: string
  /** Counts the movements of the visit from 1: the key keeps two at once from both being written. */
  number: number
  salon_id: string
  way: 'salon' | 'online'
  /** Of the movement that is taken back: unique, for nothing goes back twice. */
  reverses: string | null
  /** Whole units; negative for what goes back. */
  amount: number
  currency: string
  at: number
}

/** A visit's price that is about to be charged, written before the provider is asked. */
export interface VisitChargeRow {
  /** The provider knows the charge by the same key. */
  key: string
  appointment_id: string
  /** From 1; the next one is made when the one before was refused. */
  attempt: number
  /** Names the client's press of the button: the same one again goes on with the same attempt. */
  intent: string
  amount: number
  currency: string
  created_at: number
}

export interface VisitChargeResultRow {
  charge_key: string
  stage: 'confirmation' | 'final'
  /** "succeeded", "asked", or why it was refused. */
  outcome: string
  at: number
}

/** That a charge is to be given back, written before the provider is asked. It is done when a movement reverses it. */
export interface VisitRefundRow {
  charge_key: string
  ordered_at: number
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

/** A plan that a person holds. Its state is never stored: it follows from its periods, its charges and the clock. */
export interface SubscriptionRow {
  id: string
  user_id: string
  /** Counts the person's subscriptions from 1: the key keeps two at once from both beginning. */
  number: number
  tier: string
  size: string
  months: number
  price: number
  /** Off the first paid period. */
  discount: number
  coupon_code: string | null
  /** When the first paid period starts. */
  anchor: number
  auto_renew: number
  /** What the payment provider calls the card. */
  payment_method: string
  /** The last four digits. */
  card_hint: string
  started_at: number
}

/** A period that was given: 0 is the trial, paid ones are counted from 1. The key is what forbids to sell one twice. */
export interface SubscriptionPeriodRow {
  subscription_id: string
  number: number
  starts_at: number
  ends_at: number
}

/** What is about to be charged, written before the provider is asked. */
export interface ChargeRow {
  /** The provider knows the charge by the same key. */
  key: string
  user_id: string
  /** Of a first charge: the id of the subscription that will be made. */
  subscription_id: string
  period_number: number
  attempt: number
  tier: string
  size: string
  months: number
  price: number
  discount: number
  coupon_code: string | null
  /** Whole units; 0 only checks the card. */
  amount: number
  currency: string
  created_at: number
}

export interface ChargeResultRow {
  charge_key: string
  /** The provider may first ask for the person's confirmation; one result ends the charge. */
  stage: 'confirmation' | 'final'
  /** "succeeded", "asked", or why it was refused. */
  outcome: string
  at: number
}

/** The first payment that a person has under way: one at a time. */
export interface OpenCheckoutRow {
  user_id: string
  charge_key: string
  payment_method: string
}

export interface CouponRow {
  code: string
  kind: string
  value: number
  starts_at: number | null
  ends_at: number | null
  max_uses: number | null
  created_at: number
}

/** A claim on a coupon: places are counted from 1 to its limit, so that the key refuses one too many. */
export interface CouponUseRow {
  code: string
  place: number
  /** A keyed hash of the e-mail: it outlives the account. */
  person_mark: string
  charge_key: string
}

/** One side of a movement. The sides of a charge add up to 0; what an account holds is the sum of its rows. */
export interface LedgerRow {
  charge_key: string
  account: string
  amount: number
  currency: string
  at: number
}

export interface InvoiceRow {
  /** From 1 without gaps. */
  number: number
  /** The payment that the charge was has the same id. */
  charge_key: string
  user_id: string
  period_starts_at: number
  period_ends_at: number
  issued_at: number
}

/** That a mail was sent: the key is what keeps it from happening twice. */
export interface SubscriptionMailRow {
  subscription_id: string
  period_number: number
  kind: string
  sent_at: number
}

/** The books of the embedded sandbox, which the product itself never reads. */
export interface SandboxChargeRow {
  key: string
  amount: number
  currency: string
  method: string
  status: string
  created_at: number
}

/** What the sandbox gave back of a charge. */
export interface SandboxRefundRow {
  key: string
  charge_key: string
  amount: number
  created_at: number
}

/** Which of a real provider's payments is ours of that key; written once its answer has come. */
export interface ProviderChargeRow {
  key: string
  /** Null for a charge of nothing, which the provider is not asked for. */
  provider_key: string | null
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
