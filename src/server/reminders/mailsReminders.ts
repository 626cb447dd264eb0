import { number, object, string } from 'yup'
import { paths } from '@/domain/paths'
import type { AppContext } from '../AppContext'
import { findAppointment } from '../db/appointments'
import { storedLanguage } from '../kernel/language'
import { clientFacts } from '../mail/clientFacts'
import { reminderMail } from '../mail/reminderMail'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'

export const reminderMailed = outboxKind(
  'reminder_mail',
  object({ appointmentId: string().required(), startsAt: number().required() }),
)

/** Sends no mail for an appointment that has begun, was cancelled, or was rescheduled. */
export const mailsReminders = ({ db, mailer, config, now }: AppContext) =>
  sends(reminderMailed, async ({ appointmentId, startsAt }, id) => {
    const appointment = await findAppointment(db, appointmentId)
    if (appointment?.status !== 'confirmed' || appointment.starts_at !== startsAt) return delivered
    if (appointment.client_email === null || startsAt <= now()) return delivered
    const language = storedLanguage(appointment.client_language)
    const link = config.publicUrl + paths.clientAppointments
    const facts = { to: appointment.client_email, language, ...clientFacts(appointment, language), link }
    await mailer.send({ id, ...reminderMail(facts) })
    return delivered
  })
