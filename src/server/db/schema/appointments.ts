import type { Generated } from 'kysely'

export interface AppointmentTables {
  appointments: AppointmentTable
  appointment_services: AppointmentServiceRow
  claimed_units: ClaimedUnitRow
  waits: WaitTable
  appointment_formulas: AppointmentFormulaRow
}

/**
 * An appointment as it was when booked: later changes of names and prices do not affect it. With several services it
 * holds the first one's id, the joined names and the sums; `appointment_services` holds each service.
 */
export interface AppointmentRow {
  id: string
  salon_id: string
  staff_id: string
  /** Null for a client whose account was deleted, and for a walk-in client. */
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
  /** The salon's time zone, kept when the salon is deleted. */
  closed_time_zone?: string | null
  created_at: number
}

export interface AppointmentTable extends AppointmentRow {
  /** The number of services. A single service has no row in `appointment_services`. */
  service_count: Generated<number>
  /** Counts changes of time and status, for calendars that hold a copy. */
  sequence: Generated<number>
  /** The instant of the last of these changes; 0 when there was none. */
  changed_at: Generated<number>
  /** The name of a client without an account; null for one who has or had an account. */
  walk_in_name: Generated<string | null>
  walk_in_phone: Generated<string | null>
  /** Who is served, where it is not the client who booked. */
  guest_name: Generated<string | null>
  /** The salon's message to a client whose appointment it declined. */
  decline_reason: Generated<string | null>
  /** Which side cancelled the appointment; null when it is not cancelled, or when the side is unknown. */
  ended_by: Generated<'client' | 'salon' | null>
  /** The active status before it ended; null before that, and for one that ended before it was stored. */
  status_before: Generated<string | null>
  /** What the staff member does in each unit, of an appointment with pauses or a clean-up: see `WorkUnits`. */
  work_units: Generated<string | null>
  /** The days from 1970 to the date that it was booked on, where the hours of that date went on after midnight. */
  night_day: Generated<number | null>
  /** What the zone's clock was promised to show at the start, like "2026-12-01T18:00"; null for those of the past. */
  promised_time: Generated<string | null>
  promised_zone: Generated<string | null>
}

/** One of an appointment's several services; `position` starts at 0. */
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

/** A unit of a staff member's time, held by an active appointment. The key prevents double booking. */
export interface ClaimedUnitRow {
  staff_id: string
  /** Units of the books since 1970. */
  unit: number
  appointment_id: string
}

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
  /** The instant of the last notification about a free slot. */
  called_at: Generated<number | null>
}

/** What was used at an appointment; for the salon only. */
export interface AppointmentFormulaRow {
  appointment_id: string
  salon_id: string
  formula: string
}
