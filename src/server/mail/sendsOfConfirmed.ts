import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import { findAppointment, type AppointmentWithServices } from '../db/appointments'
import type { Mail } from '../kernel/Mailer'
import type { OutboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'
import { notYetNotified } from './notYetNotified'

interface OfAppointment {
  appointmentId: string
  startsAt: Instant
}

/**
 * Mails the client of a confirmed appointment that is still to come; it waits while the appointment is at a time that the
 * client does not know of.
 */
export const sendsOfConfirmed = <Payload extends OfAppointment>(
  { db, mailer, now }: AppContext,
  kind: OutboxKind<Payload>,
  write: (appointment: AppointmentWithServices, to: string, payload: Payload) => Mail,
) =>
  sends(kind, async (payload, id) => {
    const appointment = await findAppointment(db, payload.appointmentId)
    if (!appointment || appointment.client_email === null) return delivered
    if (appointment.status !== 'confirmed' || appointment.starts_at <= now()) return delivered
    if (appointment.starts_at !== payload.startsAt) return notYetNotified(now())
    await mailer.send({ id, ...write(appointment, appointment.client_email, payload) })
    return delivered
  })
