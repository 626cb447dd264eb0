import { number, object, string, type InferType } from 'yup'
import { rescheduleNotificationDelay } from '@/domain/reschedulePolicy'
import type { Instant } from '@/domain/zonedTime'
import { knownAs } from '../db/appointmentFacts'
import type { AppointmentWithServices } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { findPending } from '../db/outbox'
import type { KnownTime } from '../events/events'
import { enqueueFirst, withdraw } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'

const rescheduleNewsSchema = object({
  appointmentId: string().required(),
  /** The start that the client knows. */
  startsAt: number().required(),
  endsAt: number().required(),
  /** A fingerprint of what the client knows; equal while no notified value differs. */
  knownAs: string().required(),
})
export type RescheduleNews = InferType<typeof rescheduleNewsSchema>

/** The salon rescheduled an appointment, perhaps several times, and its client does not know yet. */
export const rescheduleNews = outboxKind('appointment_rescheduled', rescheduleNewsSchema)

const keyOf = (appointmentId: string) => `appointment_rescheduled ${appointmentId}`

/** Enqueues the client's notification; of several reschedules, only the first records what the client knows. */
export const notifyOfRescheduleLater = (
  db: Db,
  before: AppointmentWithServices,
  now: Instant,
): Promise<void> =>
  enqueueFirst(
    db,
    rescheduleNews,
    {
      appointmentId: before.id,
      startsAt: before.starts_at,
      endsAt: before.ends_at,
      knownAs: knownAs(before),
    },
    { now, dueAt: now + rescheduleNotificationDelay },
    keyOf(before.id),
  )

/** Withdraws the waiting notification when a change itself notifies the client. Returns the time the client knew. */
export async function endTelling(db: Db, appointmentId: string): Promise<KnownTime | undefined> {
  const news = await withdraw(db, rescheduleNews, keyOf(appointmentId))
  return news && { starts_at: news.startsAt, ends_at: news.endsAt }
}

/** When the waiting notification of a reschedule is due; undefined when none waits. */
export const findTellingDue = async (db: Db, appointmentId: string): Promise<Instant | undefined> =>
  (await findPending(db, keyOf(appointmentId)))?.due_at

export const isNews = (
  { knownAs: known }: Pick<RescheduleNews, 'knownAs'>,
  appointment: AppointmentWithServices,
): boolean => known !== knownAs(appointment)
