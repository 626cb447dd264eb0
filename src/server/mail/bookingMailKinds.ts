import { mixed, number, object, string } from 'yup'
import { languages, type Language } from '@/domain/languages'
import type { Db } from '../db/openDatabase'
import { withdraw } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'

export const bookingConfirmed = outboxKind(
  'booking_confirmed',
  object({
    appointmentId: string().required(),
    /** Start of the appointment when the client booked it or it was confirmed. */
    startsAt: number().required(),
    /** Language of the client's own request, which is more recent than the stored language. */
    language: mixed<Language>().oneOf(languages).nullable().defined(),
  }),
)

export const bookingRescheduled = outboxKind(
  'booking_rescheduled',
  object({
    appointmentId: string().required(),
    previousStartsAt: number().required(),
    /** The new start that the mail states. */
    startsAt: number().required(),
  }),
)

/** Contains the salon's names because the salon may be deleted before the mail is sent. */
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

/** Withdraws mails that a newer change makes obsolete. Returns the reschedule mail that was not sent yet. */
export async function withdrawOlder(db: Db, appointmentId: string) {
  await withdraw(db, bookingConfirmed, confirmedKey(appointmentId))
  return withdraw(db, bookingRescheduled, rescheduledKey(appointmentId))
}
