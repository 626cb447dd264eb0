import { array, boolean, mixed, number, object, string, type ObjectSchema, type Schema } from 'yup'
import { isIsoDate } from '@/domain/weekday'
import { refusals, type Booking } from './bookingState'

const date = string().test('iso-date', text => text !== undefined && isIsoDate(text))
const slot = object({
  startsAt: number().integer().required(),
  time: string().required(),
  offset: string(),
}).exact()

const started = {
  salonId: string().required(),
  appointment: string().required(),
  today: date.required(),
  sectionId: string().nullable().defined(),
  notes: string().defined(),
  removedIds: array(string().required()),
}
const withServices = {
  ...started,
  serviceIds: array(string().required()).min(1).required(),
  asksStaff: boolean().required(),
}
const staffId = string().nullable().defined()
const withStaff = { ...withServices, staffId }
const withDay = { ...withStaff, date: date.required() }
const withSlot = { ...withDay, slot: slot.required() }
const sent = { ...withSlot, idempotencyKey: string().required() }

/** Just these fields: what a step does not know must not be there either. */
const exactly = (fields: Record<string, Schema>): ObjectSchema<object> =>
  object({ step: string().required(), ...fields }).exact()

const steps: Record<Booking['step'], ObjectSchema<object>> = {
  not_started: exactly({}),
  choosing_service: exactly(started),
  adding_service: exactly({ ...withServices, person: object({ staffId }).exact().nullable().defined() }),
  choosing_staff: exactly(withServices),
  choosing_day: exactly(withStaff),
  choosing_time: exactly(withDay),
  confirming: exactly({ ...withSlot, refusal: string().oneOf(refusals).nullable().defined() }),
  sending: exactly(sent),
  unanswered: exactly(sent),
  slot_lost: exactly({ ...withSlot, nearest: array(slot).required() }),
  booked: exactly({ ...withSlot, appointmentId: string().required(), status: string().required() }),
}

function isBooking(value: unknown): value is Booking {
  if (typeof value !== 'object' || value === null || !('step' in value)) return false
  const { step } = value
  return (
    typeof step === 'string' &&
    Object.hasOwn(steps, step) &&
    steps[step as Booking['step']].isValidSync(value, { strict: true })
  )
}

/** What may come back from storage: one step of the union, with that step's fields and no others. */
export const keptBookingSchema = mixed<Booking>(isBooking).required()
