import type { Generated } from 'kysely'

export interface AppointmentTables {
  appointments: AppointmentTable
  appointment_services: AppointmentServiceRow
  claimed_quarters: ClaimedQuarterRow
  waits: WaitTable
}

/**
 * What was booked, as it was when booked: later changes of names and prices do not reach it. Of several services in
 * one visit it holds the first one's id, the joined names and the sums; each for itself is in `visit_services`.
 */
export interface AppointmentRow {
  id: string
  salon_id: string
  staff_id: string
  /** Null for a client whose account was deleted, and for one who walked in. */
  client_id: string | null
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
export interface AppointmentServiceRow {
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
  staff_id: string
  /** Quarters of an hour since 1970. */
  quarter: number
  appointment_id: string
}

/** A person who waits for a time of a service on a full day. */
export interface WaitRow {
  id: string
  user_id: string
  salon_id: string
  service_id: string
  date: string
  staff_id: string | null
  created_at: number
}

export interface WaitTable extends WaitRow {
  /** When they were last told of a free time. */
  called_at: Generated<number | null>
}
