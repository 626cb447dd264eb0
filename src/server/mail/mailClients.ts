import { paths } from '@/domain/paths'
import type { VisitDetails } from '../db/appointments'
import type { KnownTime } from '../db/freshMoves'
import {
  asClientKnew,
  isAppointmentEvent,
  isOver,
  isPutOff,
  type AppointmentEvent,
  type Follower,
} from '../events/events'
import type { AppContext } from '../AppContext'
import { bookingMovedMail } from './bookingMovedMail'
import { goesBack } from '../db/appointmentFacts'
import { clientFacts } from './clientFacts'
import type { Language } from '@/domain/languages'
import { storedLanguage } from '../kernel/language'
import type { Mail } from '../kernel/Mailer'
import { bookingCancelledMail, bookingConfirmedMail } from './mails'
import { sendSafely } from './sendSafely'
import { priceIn, whenIn } from '../kernel/words'

/** Mails a client that a booking stands, or that the salon cannot keep it. What a client cancels is no news to them. */
export const mailClients =
  (services: AppContext): Follower =>
  happening => {
    if (!isAppointmentEvent(happening) || isPutOff(happening)) return
    const mail = mailFor(happening, services.config.publicUrl)
    if (mail) sendSafely(services, mail, { appointment: happening.appointment.id })
  }

function mailFor(happening: AppointmentEvent, publicUrl: string): Mail | undefined {
  const { type, appointment, by } = happening
  const { customer_id, customer_email, customer_language, status } = appointment
  if (customer_email === null) return undefined
  const isOwn = by.userId === customer_id
  // Their own request says best what they read now.
  const language = isOwn ? by.language : storedLanguage(customer_language)
  if (isOver(type)) {
    const refund = goesBack(appointment) ? priceIn(language, appointment) : ''
    const facts = clientFacts(asClientKnew(happening), language)
    return isOwn ? undefined : bookingCancelledMail({ to: customer_email, language, ...facts, refund })
  }
  if (status !== 'confirmed') return undefined
  return bookingConfirmedMail({ to: customer_email, ...bookingFacts(appointment, language, publicUrl) })
}

/** For the client of a confirmed appointment that the salon has moved; one that waits for the salon is mailed then. */
export function moveMail(appointment: VisitDetails, known: KnownTime, publicUrl: string): Mail | undefined {
  const { customer_email, customer_language, status, time_zone } = appointment
  if (customer_email === null || status !== 'confirmed') return undefined
  const language = storedLanguage(customer_language)
  const previously = whenIn(language, known.starts_at, time_zone ?? 'UTC')
  const facts = bookingFacts(appointment, language, publicUrl)
  return bookingMovedMail({ to: customer_email, ...facts, previously })
}

const bookingFacts = (appointment: VisitDetails, language: Language, publicUrl: string) => ({
  language,
  ...clientFacts(appointment, language),
  price: priceIn(language, appointment),
  link: publicUrl + paths.clientAppointments,
})
