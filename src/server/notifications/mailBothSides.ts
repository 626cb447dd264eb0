import { rescheduleNotificationDelay } from '@/domain/reschedulePolicy'
import type { Instant } from '@/domain/zonedTime'
import { knownAs } from '../db/appointmentFacts'
import type { AppointmentWithServices } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { asClientKnew, isPutOff, type AppointmentEvent } from '../events/events'
import { enqueueAppointmentMail, type AppointmentMailEvent, type MailReader } from './appointmentMail'
import type { RescheduleNews } from './rescheduleNews'

/**
 * Enqueues the mails about a change in its transaction. Clients are mailed what they did themselves; owners are not. A
 * client's move may be taken back, so its mails wait; a reschedule by the salon is mailed later (`mailReschedule`).
 */
export async function mailBothSides(db: Db, event: AppointmentEvent, now: Instant): Promise<void> {
  const { appointment, by } = event
  const { client_id, client_email, owner_id } = appointment
  if (isPutOff(event)) return
  if (client_email !== null) await mailAbout(db, event, 'client', now)
  if (owner_id !== null && by.userId === client_id && by.userId !== owner_id) {
    await mailAbout(db, event, 'owner', now)
  }
}

const mailEventOf: Record<AppointmentEvent['type'], AppointmentMailEvent | undefined> = {
  appointmentBooked: 'booked',
  appointmentConfirmed: 'booked',
  appointmentRescheduled: 'moved',
  appointmentDeclined: 'cancelled',
  appointmentCancelled: 'cancelled',
  appointmentReopened: 'reopened',
  appointmentDone: undefined,
  appointmentResultChanged: undefined,
}

async function mailAbout(db: Db, event: AppointmentEvent, reader: MailReader, now: Instant): Promise<void> {
  const { type, appointment, before, known, by } = event
  const mailed = mailEventOf[type]
  if (!mailed) return
  const isOwn = by.userId === appointment.client_id
  const isClients = reader === 'client'
  const mail = {
    ...factsOf(isClients ? asClientKnew(event) : appointment),
    reader,
    event: mailed,
    by: isOwn ? ('client' as const) : ('salon' as const),
    language: isClients && isOwn ? by.language : null,
  }
  if (!before) return enqueueAppointmentMail(db, mail, { now })
  const { starts_at: previousStartsAt } = isClients && known ? known : before
  const moved = { ...mail, previousStartsAt, knownAs: knownAs(before) }
  return enqueueAppointmentMail(db, moved, { now, dueAt: now + rescheduleNotificationDelay })
}

/** Enqueues the client's mail about a reschedule by the salon that has stood for a while. */
export const mailReschedule = (
  db: Db,
  appointment: AppointmentWithServices,
  { startsAt: previousStartsAt, knownAs: known }: RescheduleNews,
  now: Instant,
): Promise<void> =>
  enqueueAppointmentMail(
    db,
    {
      ...factsOf(appointment),
      reader: 'client',
      event: 'moved',
      by: 'salon',
      previousStartsAt,
      knownAs: known,
    },
    { now },
  )

const factsOf = ({ id, status, starts_at, salon_name, salon_name_ar }: AppointmentWithServices) => ({
  appointmentId: id,
  status,
  startsAt: starts_at,
  previousStartsAt: null,
  knownAs: null,
  language: null,
  salonName: salon_name ?? '',
  salonNameAr: salon_name_ar,
})
