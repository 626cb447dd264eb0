import { isActive } from '@/domain/appointment'
import type { NotificationSetting } from '@/domain/notificationSettings'
import { paths } from '@/domain/paths'
import type { AppContext } from '../AppContext'
import { goesBack, knownAs } from '../db/appointmentFacts'
import { findAppointment, type AppointmentWithServices } from '../db/appointments'
import { isWanted } from '../db/notificationSettings'
import type { Mail } from '../kernel/Mailer'
import { priceIn, whenIn } from '../kernel/words'
import { clientFacts } from '../mail/clientFacts'
import { cancelledMail, confirmedMail, movedMail, reopenedMail, requestedMail } from '../mail/clientMails'
import {
  ownersBookingMail,
  ownersCancellationMail,
  ownersMoveMail,
  ownersRequestMail,
} from '../mail/ownerMails'
import { delivered, sends, type Delivery } from '../outbox/registerKind'
import { appointmentMail, type AppointmentMail } from './appointmentMail'
import { calendarMessageOf } from './calendarMessageOf'
import { findMailReader, type FoundReader } from './findMailReader'

const minute = 60_000

/** Sends a mail that still says what holds, to a reader who wants it. */
export const mailsAppointments = (context: AppContext) =>
  sends(appointmentMail, async (mail, id) => {
    const { db, now, config, mailer } = context
    const appointment = await findAppointment(db, mail.appointmentId)
    if (!appointment || mail.startsAt <= now()) return delivered
    const stated = statedBy(mail, appointment)
    const early = unlessItHolds(mail, appointment, now())
    if (early) return early
    const reader = await findMailReader(context, stated, mail)
    if (!reader || !(await isWanted(db, reader.userId, settingFor(mail)))) return delivered
    const written =
      mail.reader === 'client'
        ? clientsMail(context, stated, mail, reader)
        : ownersMail(context, stated, mail, reader)
    await mailer.send({ id, ...written, calendar: calendarMessageOf(config, stated, mail.reader, reader) })
    return delivered
  })

/** The appointment with what may be gone from it: the salon's names, and the time that the reader knew. */
const statedBy = (mail: AppointmentMail, appointment: AppointmentWithServices): AppointmentWithServices => ({
  ...appointment,
  salon_name: appointment.salon_name ?? mail.salonName,
  salon_name_ar: appointment.salon_name_ar ?? mail.salonNameAr,
  ...(mail.event === 'cancelled' && {
    status: 'cancelled',
    starts_at: mail.startsAt,
    ends_at: mail.startsAt + (appointment.ends_at - appointment.starts_at),
  }),
})

/**
 * A mail is dropped when the status is another one, and when a move was taken back. After a reschedule by the salon that
 * the client does not know of, the client's mail waits: it either becomes right again or is replaced by a newer one.
 */
function unlessItHolds(
  { reader, event, status, startsAt, knownAs: known }: AppointmentMail,
  appointment: AppointmentWithServices,
  now: number,
): Delivery | undefined {
  if (event === 'cancelled') return isActive(appointment.status) ? delivered : undefined
  if (!isActive(appointment.status) || appointment.status !== status) return delivered
  if (appointment.starts_at !== startsAt)
    return reader === 'client' ? { dueAgainAt: now + minute } : delivered
  return event === 'moved' && known === knownAs(appointment) ? delivered : undefined
}

function settingFor({ reader, event, status }: AppointmentMail): NotificationSetting {
  if (event === 'moved') return `${reader}_moved_mail`
  if (event === 'cancelled' || event === 'reopened') return `${reader}_cancelled_mail`
  if (status === 'pending') return `${reader}_requested_mail`
  return reader === 'client' ? 'client_confirmed_mail' : 'owner_booked_mail'
}

function clientsMail(
  { config }: AppContext,
  appointment: AppointmentWithServices,
  { event, by, status, previousStartsAt }: AppointmentMail,
  { language, to, settings }: FoundReader,
): Mail {
  const facts = {
    to,
    language,
    settings,
    ...clientFacts(appointment, language),
    price: priceIn(language, appointment),
    link: config.publicUrl + paths.clientAppointments,
  }
  if (event === 'cancelled') {
    const search = config.publicUrl + paths.salons
    return cancelledMail({ ...facts, by, search, refund: refundIn(appointment, facts.price) })
  }
  const isPending = status === 'pending'
  if (event === 'reopened') return reopenedMail(facts)
  if (event === 'booked') return isPending ? requestedMail(facts) : confirmedMail(facts)
  return movedMail({
    ...facts,
    by,
    isPending,
    previously: previously(appointment, previousStartsAt, language),
  })
}

function ownersMail(
  { config }: AppContext,
  appointment: AppointmentWithServices,
  { event, status, previousStartsAt }: AppointmentMail,
  { language, to, settings }: FoundReader,
): Mail {
  const { guestName, serviceName, staffName, when } = clientFacts(appointment, language)
  const facts = {
    to,
    language,
    settings,
    guestName,
    serviceName,
    staffName,
    when,
    clientName: appointment.client_name ?? '',
    clientPhone: appointment.client_phone ?? '',
    notes: appointment.notes,
    price: priceIn(language, appointment),
    link: config.publicUrl + paths.ownerAppointments,
  }
  if (event === 'cancelled') {
    return ownersCancellationMail({ ...facts, refund: refundIn(appointment, facts.price) })
  }
  const isPending = status === 'pending'
  if (event === 'booked') return isPending ? ownersRequestMail(facts) : ownersBookingMail(facts)
  return ownersMoveMail({
    ...facts,
    isPending,
    previously: previously(appointment, previousStartsAt, language),
  })
}

const refundIn = (appointment: AppointmentWithServices, price: string): string =>
  goesBack(appointment) ? price : ''

const previously = (
  { starts_at, time_zone }: AppointmentWithServices,
  previousStartsAt: number | null,
  language: FoundReader['language'],
): string => whenIn(language, previousStartsAt ?? starts_at, time_zone ?? 'UTC')
