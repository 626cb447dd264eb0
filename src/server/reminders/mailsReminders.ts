import { number, object, string } from 'yup'
import { paths } from '@/domain/paths'
import type { AppContext } from '../AppContext'
import { findAppointment } from '../db/appointments'
import { isWanted } from '../db/notificationSettings'
import { clientFacts } from '../mail/clientFacts'
import { reminderMail } from '../mail/reminderMail'
import { calendarMessageOf } from '../notifications/calendarMessageOf'
import { findMailReader } from '../notifications/findMailReader'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'

export const reminderMailed = outboxKind(
  'reminder_mail',
  object({ appointmentId: string().required(), startsAt: number().required() }),
)

/** Sends no mail for an appointment that has begun, was cancelled, or was rescheduled. */
export const mailsReminders = (context: AppContext) =>
  sends(reminderMailed, async ({ appointmentId, startsAt }, id) => {
    const { db, mailer, config, now } = context
    const appointment = await findAppointment(db, appointmentId)
    if (appointment?.status !== 'confirmed' || appointment.starts_at !== startsAt) return delivered
    if (startsAt <= now()) return delivered
    const reader = await findMailReader(context, appointment, { reader: 'client' })
    if (!reader || !(await isWanted(db, reader.userId, 'client_reminder_mail'))) return delivered
    const { to, language, settings } = reader
    const link = config.publicUrl + paths.clientAppointments
    const mail = reminderMail({ to, language, settings, ...clientFacts(appointment, language), link })
    await mailer.send({ id, ...mail, calendar: calendarMessageOf(config, appointment, 'client', reader) })
    return delivered
  })
