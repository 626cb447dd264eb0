import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import { findAppointment, type AppointmentWithServices } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { storedLanguage } from '../kernel/language'
import { whenIn } from '../kernel/words'
import { enqueue } from '../outbox/enqueue'
import { delivered, sends } from '../outbox/registerKind'
import { bookingFacts } from './appointmentMails'
import { bookingRescheduled, rescheduledKey, withdrawOlder } from './bookingMailKinds'
import { bookingRescheduledMail } from './bookingRescheduledMail'
import { notYetNotified } from './notYetNotified'

/** Of several that wait one is left: from where the first began to where the last ended. */
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

/** For the client of a confirmed appointment that the salon has moved; one that waits for the salon is mailed then. */
export const mailsReschedules = ({ db, mailer, config, now }: AppContext) =>
  sends(bookingRescheduled, async ({ appointmentId, previousStartsAt, startsAt }, id) => {
    const appointment = await findAppointment(db, appointmentId)
    if (!appointment || appointment.client_email === null) return delivered
    if (appointment.status !== 'confirmed' || appointment.starts_at <= now()) return delivered
    if (appointment.starts_at !== startsAt) return notYetNotified(now())
    const language = storedLanguage(appointment.client_language)
    const mail = bookingRescheduledMail({
      to: appointment.client_email,
      ...bookingFacts(appointment, language, config.publicUrl),
      previously: whenIn(language, previousStartsAt, appointment.time_zone ?? 'UTC'),
    })
    await mailer.send({ id, ...mail })
    return delivered
  })
