import { array, number, object, string, type InferType } from 'yup'
import type { Versioned } from './edit'
import type { Currency } from './money'
import type { AppointmentRefund } from './payment'
import { rule } from './rules'
import type { FreeSlot } from './salon'
import type { BookedService } from './appointmentServices'
import type { IsoDate } from './weekday'
import type { Instant } from './zonedTime'

export const appointmentStatuses = [
  'pending',
  'confirmed',
  'cancelled',
  'declined',
  'no_show',
  'done',
] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** Undefined for a foreign host's own word. */
export const appointmentStatusOf = (status: string): AppointmentStatus | undefined =>
  appointmentStatuses.find(one => one === status.toLowerCase())

/** Holds its chair: the quarters it claims are nobody else's. */
export const isActive = (status: string): boolean => status === 'pending' || status === 'confirmed'

/**
 * An appointment as the specification names its fields (section 3). What stands behind `?` is ours: a foreign
 * host that knows only the specification leaves it out. Names and price are as they were when booked.
 */
export interface Appointment extends Versioned<object> {
  _id: string
  barberName: string
  /** A path or address of an image; empty without one. */
  barberProfileImage: string
  sectionName: string
  serviceName: string
  /** Whole units of the currency; 0 is free. Of several services the sum, as their names are joined into one. */
  servicePrice: number
  /** On the salon's clock, like "9:00 AM". */
  startTime: string
  /** On the salon's calendar. */
  date: IsoDate
  barberLocation: string
  status: string
  currency?: Currency
  salonId?: string
  salonName?: string
  salonNameAr?: string | null
  country?: string
  /** Of several services the first. */
  serviceId?: string
  serviceNameAr?: string | null
  sectionNameAr?: string | null
  barberNameAr?: string | null
  /** What each service was when booked, in their order; left out where there is but one. */
  services?: readonly BookedService[]
  staffId?: string
  startsAt?: Instant
  endsAt?: Instant
  timeZone?: string
  notes?: string
  /** Why the salon declined or cancelled it, where it said so. */
  declineReason?: string
  /** Which side called it off, and when; left out where that is not known. */
  endedBy?: 'client' | 'salon'
  endedAt?: Instant
  /** Until when the one who asks may move or cancel it; left out where nobody can any more. */
  changeableUntil?: Instant
  /** When it was paid, at the salon unless online; left out until then. */
  paidAt?: Instant
  isPaidOnline?: boolean
  /** Until when its client can pay it online; left out where they cannot. */
  payableUntil?: Instant
  /** Of one that was called off after it was paid online. */
  refund?: AppointmentRefund
  /** What the client's review gave; null without one. */
  reviewStars?: number | null
  /** For the owner: who comes. */
  clientName?: string
  clientPhone?: string
  /** Whoever comes has no account. */
  isWalkIn?: boolean
}

/** The services of one visit in their order, back to back; `serviceId` alone stands for a list of one. */
export const appointmentFields = {
  serviceId: string().test('one-is-named', rule('service_required'), (serviceId, { parent }) => {
    const { serviceIds } = parent as { serviceIds?: unknown }
    return Boolean(serviceId) || (Array.isArray(serviceIds) && serviceIds.length > 0)
  }),
  serviceIds: array(string().required(rule('value_invalid'))),
}

/** POST /appointments, with an Idempotency-Key. */
export const bookSchema = object({
  salonId: string().required(rule('value_invalid')),
  ...appointmentFields,
  staffId: string().nullable().default(null),
  startsAt: number()
    .integer(rule('slot_required'))
    .required(rule('slot_required'))
    .typeError(rule('slot_required')),
  notes: string().trim().max(500, rule('notes_too_long')).default(''),
})
export type BookRequest = InferType<typeof bookSchema>

/** POST /appointments/{id}/reschedule, with an Idempotency-Key. Another service takes the place of all that were booked. */
export const rescheduleSchema = object({
  startsAt: number()
    .integer(rule('slot_required'))
    .required(rule('slot_required'))
    .typeError(rule('slot_required')),
  staffId: string().nullable().default(null),
  serviceId: string().nullable().default(null),
})
export type RescheduleRequest = InferType<typeof rescheduleSchema>

/** When and with whom an appointment is. */
export interface AppointmentSlot {
  startsAt: Instant
  staffId: string
}

/** What a refused booking or move offers instead (409, code slot_taken). */
export interface TakenSlot {
  nearest: FreeSlot[]
}

/** GET /appointments/customer/id/{uid}: the specification nests its list once more. */
export interface AppointmentsAnswer {
  data: Appointment[]
}

/** GET /appointments/next/id/{uid}: a list whose first item carries the next appointment. */
export interface NextAppointmentItem {
  success: boolean
  data?: { data?: Appointment | null }
}
