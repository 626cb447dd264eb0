import { array, boolean, number, object, string, type InferType } from 'yup'
import type { Versioned } from './edit'
import type { Currency } from './money'
import type { AppointmentRefund } from './payment'
import { nameSchema } from './nameSchema'
import { longest, rule } from './rules'
import type { FreeSlot } from './salon'
import type { TakeBack } from './takeBackPolicy'
import type { AppointmentTotals, BookedService } from './appointmentServices'
import type { IsoDate } from './weekday'
import type { WorkUnits } from './workUnits'
import type { Instant } from './zonedTime'
import { manyLinesText } from './typedText'

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

/** An active appointment: no other appointment can claim its quarter hours with the staff member. */
export const isActive = (status: string): boolean => status === 'pending' || status === 'confirmed'

/** Active, done and no-show appointments. Declined and cancelled ones leave their slots free. */
export const isInCalendar = (status: string): boolean =>
  isActive(status) || status === 'done' || status === 'no_show'

/**
 * An appointment with the specification's field names (section 3). Optional fields are ours: a foreign host that
 * knows only the specification leaves them out. Names and price are as booked.
 */
export interface Appointment extends Versioned<object> {
  _id: string
  barberName: string
  /** A path or address of an image; empty without one. */
  barberProfileImage: string
  sectionName: string
  serviceName: string
  /** In the unit that is kept of the currency; 0 is free. The sum for several services, whose names are joined into one. */
  servicePrice: number
  /** On the salon's clock, like "9:00 AM". */
  startTime: string
  /** "UTC+2", only where the clock shows `startTime` twice. */
  offset?: string
  /** On the salon's calendar. */
  date: IsoDate
  barberLocation: string
  status: string
  currency?: Currency
  salonId?: string
  salonName?: string
  salonNameAr?: string | null
  country?: string
  /** The first of several services. */
  serviceId?: string
  serviceNameAr?: string | null
  sectionNameAr?: string | null
  barberNameAr?: string | null
  /** Each service as booked, in order; left out for a single service. */
  services?: readonly BookedService[]
  staffId?: string
  startsAt?: Instant
  endsAt?: Instant
  /** For the salon, where the staff member has pauses within it or cleans up after it. */
  workUnits?: WorkUnits
  /** The date in whose night it begins after midnight. */
  nightOf?: IsoDate
  timeZone?: string
  notes?: string
  /** Who is served; left out where it is the client who booked. */
  guestName?: string
  /** The salon's reason for declining or cancelling, if given. */
  declineReason?: string
  /** The side that called it off, and when; left out when unknown. */
  endedBy?: 'client' | 'salon'
  endedAt?: Instant
  /** Until when the requesting user may reschedule or cancel it; left out when nobody can any more. */
  changeableUntil?: Instant
  /** When it was paid, at the salon unless `isPaidOnline`; left out before payment. */
  paidAt?: Instant
  isPaidOnline?: boolean
  /** Until when the client can pay it online; left out when the client cannot. */
  payableUntil?: Instant
  /** Of an appointment that was paid online and then called off. */
  refund?: AppointmentRefund
  /** The stars of the client's review; null without one. */
  reviewStars?: number | null
  /** What the owner can take back. For the owner only. */
  takeBacks?: readonly TakeBack[]
  /** For the owner only. */
  clientName?: string
  clientPhone?: string
  /** The client has no account. */
  isWalkIn?: boolean
}

/** The services of one appointment in order, back to back. `serviceId` alone means a list of one. */
export const appointmentFields = {
  serviceId: string().test('one-is-named', rule('service_required'), (serviceId, { parent }) => {
    const { serviceIds } = parent as { serviceIds?: unknown }
    return Boolean(serviceId) || (Array.isArray(serviceIds) && serviceIds.length > 0)
  }),
  serviceIds: array(string().required(rule('value_invalid'))),
}

const wholeNumber = number().integer(rule('value_invalid')).min(0, rule('value_invalid'))

/** The totals that the client was shown. The server refuses to book worse ones (`service_changed`). */
export const agreedSchema = object({
  cost: wholeNumber.required(rule('value_invalid')),
  currency: string<Currency>()
    .matches(/^[A-Z]{3}$/, rule('value_invalid'))
    .required(rule('value_invalid')),
  minutes: wholeNumber.required(rule('value_invalid')),
})
  .optional()
  .default(undefined)

/** The client has an appointment at that time, and this one is for somebody else who is not named. */
const forAnother = boolean()

/** POST /appointments, with an Idempotency-Key. */
export const bookSchema = object({
  salonId: string().required(rule('value_invalid')),
  ...appointmentFields,
  staffId: string().nullable().default(null),
  startsAt: number()
    .integer(rule('slot_required'))
    .required(rule('slot_required'))
    .typeError(rule('slot_required')),
  notes: manyLinesText().max(500, longest('notes_too_long')).default(''),
  agreed: agreedSchema,
  forAnother,
  guestName: nameSchema,
})
export type BookRequest = InferType<typeof bookSchema>

/** POST /appointments/{id}/reschedule, with an Idempotency-Key. `serviceId` replaces all booked services. */
export const rescheduleSchema = object({
  startsAt: number()
    .integer(rule('slot_required'))
    .required(rule('slot_required'))
    .typeError(rule('slot_required')),
  staffId: string().nullable().default(null),
  serviceId: string().nullable().default(null),
  agreed: agreedSchema,
  forAnother,
})
export type RescheduleRequest = InferType<typeof rescheduleSchema>

export interface AppointmentSlot {
  startsAt: Instant
  staffId: string
}

/** What was agreed and what it would be now (409, code service_changed). */
export interface ChangedService {
  agreed: AppointmentTotals
  now: AppointmentTotals
}

/** The client's other appointment that overlaps the wanted one (409, code same_time). */
export interface SameTime {
  booked: Appointment
}

/** The alternatives after a refused booking or reschedule (409, code slot_taken). */
export interface TakenSlot {
  nearest: FreeSlot[]
}

/** GET /appointments/customer/id/{uid}: the specification nests its list once more. */
export interface AppointmentsAnswer {
  data: Appointment[]
  /** Where pages were asked for; a foreign host answers all of them at once, without it. */
  page?: AppointmentPageFacts
}

export interface AppointmentPageFacts {
  /** Where both lists go on; null at their end. */
  next: string | null
  /** What begins later is upcoming, on each page. */
  asOf: Instant
  totals: { upcoming: number; past: number }
}

/** GET /appointments/next/id/{uid}: a list whose first item carries the next appointment. */
export interface NextAppointmentItem {
  success: boolean
  data?: { data?: Appointment | null }
}
