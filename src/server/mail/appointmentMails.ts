import { isActive } from '@/domain/appointment'
import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import { goesBack } from '../db/appointmentFacts'
import { findAppointment, type AppointmentWithServices } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { asClientKnew, isOver, isPutOff, type AppointmentEvent } from '../events/events'
import { storedLanguage } from '../kernel/language'
import { priceIn } from '../kernel/words'
import { enqueue } from '../outbox/enqueue'
import { delivered, sends } from '../outbox/registerKind'
import { bookingCancelled, bookingConfirmed, confirmedKey, withdrawOlder } from './bookingMailKinds'
import { clientFacts } from './clientFacts'
import { cancelledMail, confirmedMail } from './mails'
import { sendsOfConfirmed } from './sendsOfConfirmed'

/**
 * Enqueues the client's mail in the transaction of the change: a confirmation, or a cancellation by the salon. Clients
 * get no mail about their own cancellation; a reschedule by the salon is mailed later.
 */
export async function mailClient(db: Db, event: AppointmentEvent, now: Instant): Promise<void> {
  const { type, appointment, by } = event
  const { id, client_id, client_email, status } = appointment
  if (client_email === null || isPutOff(event)) return
  const isOwn = by.userId === client_id
  if (isOver(type)) {
    if (isOwn) return
    const payload = {
      appointmentId: id,
      startsAt: asClientKnew(event).starts_at,
      salonName: appointment.salon_name ?? '',
      salonNameAr: appointment.salon_name_ar,
    }
    await enqueue(db, bookingCancelled, payload, { now })
  } else if (status === 'confirmed') {
    const payload = {
      appointmentId: id,
      startsAt: appointment.starts_at,
      language: isOwn ? by.language : null,
    }
    if (type !== 'appointmentBooked') await withdrawOlder(db, id)
    await enqueue(db, bookingConfirmed, payload, { now }, confirmedKey(id))
  }
}

/** Only one confirmation per appointment waits; it states the appointment at the time of sending. */
export const mailsConfirmations = (context: AppContext) =>
  sendsOfConfirmed(context, bookingConfirmed, (appointment, to, { language }) => {
    const read = language ?? storedLanguage(appointment.client_language)
    return confirmedMail({ to, ...bookingFacts(appointment, read, context.config.publicUrl) })
  })

export const mailsCancellations = ({ db, mailer, now }: AppContext) =>
  sends(bookingCancelled, async ({ appointmentId, startsAt, salonName, salonNameAr }, id) => {
    const appointment = await findAppointment(db, appointmentId)
    if (!appointment || appointment.client_email === null || startsAt <= now()) return delivered
    if (isActive(appointment.status)) return delivered
    const language = storedLanguage(appointment.client_language)
    const refund = goesBack(appointment) ? priceIn(language, appointment) : ''
    const facts = clientFacts(
      { ...appointment, starts_at: startsAt, salon_name: salonName, salon_name_ar: salonNameAr },
      language,
    )
    await mailer.send({
      id,
      ...cancelledMail({ to: appointment.client_email, language, ...facts, refund }),
    })
    return delivered
  })

export const bookingFacts = (
  appointment: AppointmentWithServices,
  language: Language,
  publicUrl: string,
) => ({
  language,
  ...clientFacts(appointment, language),
  price: priceIn(language, appointment),
  link: publicUrl + paths.clientAppointments,
})
