import { paths } from '@/domain/paths'
import { isAppointmentEvent, type AppointmentEvent, type Follower } from '../events'
import type { Services } from '../http/context'
import { clientFacts } from './clientFacts'
import { storedLanguage } from './language'
import type { Mail } from './mailer'
import { bookingCancelledMail, bookingConfirmedMail } from './mails'
import { sendSafely } from './sendSafely'
import { priceIn } from './words'

/** Mails a client that a booking stands, or that the salon cannot keep it. What a client cancels is no news to them. */
export const mailClients =
  (services: Services): Follower =>
  happening => {
    if (!isAppointmentEvent(happening)) return
    const mail = mailFor(happening, services.config.publicUrl)
    if (mail) sendSafely(services, mail, { appointment: happening.appointment.id })
  }

function mailFor({ type, appointment, by }: AppointmentEvent, publicUrl: string): Mail | undefined {
  const { customer_id, customer_email, customer_language, status } = appointment
  if (customer_email === null) return undefined
  const isOwn = by.userId === customer_id
  // Their own request says best what they read now.
  const language = isOwn ? by.language : storedLanguage(customer_language)
  const facts = { to: customer_email, language, ...clientFacts(appointment, language) }
  if (isOver(type)) {
    const refund = appointment.refund === null ? '' : priceIn(language, appointment)
    return isOwn ? undefined : bookingCancelledMail({ ...facts, refund })
  }
  if (status !== 'confirmed') return undefined
  const link = publicUrl + paths.clientAppointments
  return bookingConfirmedMail({ ...facts, price: priceIn(language, appointment), link })
}

const isOver = (type: AppointmentEvent['type']): boolean =>
  type === 'appointmentCancelled' || type === 'appointmentDeclined'
