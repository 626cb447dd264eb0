import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import type { AppointmentWithServices } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { storedLanguage } from '../kernel/language'
import { whenIn } from '../kernel/words'
import { enqueue } from '../outbox/enqueue'
import { bookingFacts } from './appointmentMails'
import { bookingRescheduled, rescheduledKey, withdrawOlder } from './bookingMailKinds'
import { bookingRescheduledMail } from './bookingRescheduledMail'
import { sendsOfConfirmed } from './sendsOfConfirmed'

/** Several waiting reschedules become one mail: from the first old start to the last new start. */
export async function mailReschedule(
  db: Db,
  { id, starts_at }: AppointmentWithServices,
  previousStartsAt: Instant,
  now: Instant,
): Promise<void> {
  const earlier = await withdrawOlder(db, id)
  const payload = {
    appointmentId: id,
    previousStartsAt: earlier?.previousStartsAt ?? previousStartsAt,
    startsAt: starts_at,
  }
  await enqueue(db, bookingRescheduled, payload, { now }, rescheduledKey(id))
}

/** Mails the client of a confirmed appointment only; a pending appointment is mailed when the salon confirms it. */
export const mailsReschedules = (context: AppContext) =>
  sendsOfConfirmed(context, bookingRescheduled, (appointment, to, { previousStartsAt }) => {
    const language = storedLanguage(appointment.client_language)
    return bookingRescheduledMail({
      to,
      ...bookingFacts(appointment, language, context.config.publicUrl),
      previously: whenIn(language, previousStartsAt, appointment.time_zone ?? 'UTC'),
    })
  })
