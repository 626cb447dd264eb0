import { array, boolean, object } from 'yup'
import { agreedSchema } from '@/domain/appointment'
import { storedDate, storedInstant, storedText } from '@/domain/storedFields'

const request = object({
  salonId: storedText.required(),
  serviceIds: array(storedText.required()).min(1).required(),
  staffId: storedText.nullable().defined(),
  startsAt: storedInstant.required(),
  notes: storedText.defined(),
  // Earlier releases stored none.
  agreed: agreedSchema,
  forAnother: boolean(),
  guestName: storedText,
}).exact()

/** A booking that was sent and is not answered. */
export const sentBookingSchema = object({
  request: request.required(),
  idempotencyKey: storedText.required(),
}).exact()

/** Just the fields of a `PersistedBooking`. */
export const persistedBookingSchema = object({
  salonId: storedText.nullable().defined(),
  notes: storedText.defined(),
  // Earlier releases stored none.
  guestName: storedText.nullable(),
  booked: object({
    request: request.required(),
    appointmentId: storedText.required(),
    isShown: boolean().required(),
  })
    .exact()
    .nullable()
    .defined(),
  left: object({
    serviceIds: array(storedText.required()).required(),
    staffId: storedText.nullable(),
    date: storedDate,
    startsAt: storedInstant,
  })
    .exact()
    .nullable()
    .defined(),
})
  .exact()
  .required()
