import { array, boolean, number, object, string } from 'yup'

const request = object({
  salonId: string().required(),
  serviceIds: array(string().required()).min(1).required(),
  staffId: string().nullable().defined(),
  startsAt: number().integer().required(),
  notes: string().defined(),
}).exact()

/** A booking that was sent and is not answered. */
export const sentBookingSchema = object({
  request: request.required(),
  idempotencyKey: string().required(),
}).exact()

/** Just the fields of a `PersistedBooking`. */
export const persistedBookingSchema = object({
  salonId: string().nullable().defined(),
  notes: string().defined(),
  booked: object({
    request: request.required(),
    appointmentId: string().required(),
    isShown: boolean().required(),
  })
    .exact()
    .nullable()
    .defined(),
  left: object({
    serviceIds: array(string().required()).required(),
    staffId: string().nullable(),
    date: string(),
    startsAt: number().integer(),
  })
    .exact()
    .nullable()
    .defined(),
})
  .exact()
  .required()
