import { number, object, string, type InferType } from 'yup'
import { rescheduleNotificationDelay } from '@/domain/reschedulePolicy'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentWithServices } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { findPending } from '../db/outbox'
import type { KnownTime } from '../events/events'
import { enqueueFirst, withdraw } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'

const rescheduleNewsSchema = object({
  appointmentId: string().required(),
  /** When it is as far as its client knows. */
  startsAt: number().required(),
  endsAt: number().required(),
  /** The same text for as long as nothing differs from what the client knows. */
  knownAs: string().required(),
})
export type RescheduleNews = InferType<typeof rescheduleNewsSchema>

/** That the salon has rescheduled an appointment, perhaps several times in a row, which its client is still to be told. */
export const rescheduleNews = outboxKind('appointment_rescheduled', rescheduleNewsSchema)

const keyOf = (appointmentId: string) => `appointment_rescheduled ${appointmentId}`

/** Puts down that the client is to be told; of several reschedules in a row only the first says what they know. */
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

/** For a change that tells the client by itself where the appointment stands. Gives the time they knew until then. */
export async function endTelling(db: Db, appointmentId: string): Promise<KnownTime | undefined> {
  const news = await withdraw(db, rescheduleNews, keyOf(appointmentId))
  return news && { starts_at: news.startsAt, ends_at: news.endsAt }
}

/** When the client is told of a reschedule that they do not know of yet. */
export const findTellingDue = async (db: Db, appointmentId: string): Promise<Instant | undefined> =>
  (await findPending(db, keyOf(appointmentId)))?.due_at

export const isNews = ({ knownAs: known }: RescheduleNews, appointment: AppointmentWithServices): boolean =>
  known !== knownAs(appointment)

/** All that a reschedule can change of what a client was told. */
const knownAs = ({ starts_at, staff_id, services }: AppointmentWithServices): string =>
  JSON.stringify([
    starts_at,
    staff_id,
    services.map(({ serviceId, price, minutes }) => [serviceId, price, minutes]),
  ])
