import { mixed, number, object, string } from 'yup'
import { languages, type Language } from '@/domain/languages'
import type { Db } from '../db/openDatabase'
import { withdraw } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'

export const bookingConfirmed = outboxKind(
  'booking_confirmed',
  object({
    appointmentId: string().required(),
    /** When it was as the client booked it or saw it confirmed. */
    startsAt: number().required(),
    /** That of the client's own request, which says best what they read now. */
    language: mixed<Language>().oneOf(languages).nullable().defined(),
  }),
)

export const bookingRescheduled = outboxKind(
  'booking_rescheduled',
  object({
    appointmentId: string().required(),
    previousStartsAt: number().required(),
    /** Where the client is told that it is now. */
    startsAt: number().required(),
  }),
)

/** With the names of a salon that may be gone when the mail goes out. */
export const bookingCancelled = outboxKind(
  'booking_cancelled',
  object({
    appointmentId: string().required(),
    startsAt: number().required(),
    salonName: string().defined(),
    salonNameAr: string().nullable().defined(),
  }),
)

export const confirmedKey = (appointmentId: string) => `booking_confirmed ${appointmentId}`
export const rescheduledKey = (appointmentId: string) => `booking_rescheduled ${appointmentId}`

/** Takes back what newer news of where an appointment stands makes old. Gives the reschedule that was not mailed yet. */
export async function withdrawOlder(db: Db, appointmentId: string) {
  await withdraw(db, bookingConfirmed, confirmedKey(appointmentId))
  return withdraw(db, bookingRescheduled, rescheduledKey(appointmentId))
}
