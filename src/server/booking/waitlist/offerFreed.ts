import { array, number, object, string, type InferType } from 'yup'
import { todayIn, type Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../../db/appointments'
import type { Db } from '../../db/openDatabase'
import { isAwaited } from '../../db/waitlist'
import { enqueue } from '../../outbox/enqueue'
import { outboxKind } from '../../outbox/outboxKind'

const freedTimeSchema = object({
  salonId: string().required(),
  /** On the salon's calendar. */
  date: string().required(),
  startsAt: number().required(),
  endsAt: number().required(),
  /** The waits whose people were told of it. */
  called: array(string().required()).required(),
})
export type FreedTime = InferType<typeof freedTimeSchema>

/** That the next who waits is to be called for a time that became free. */
export const waitlistCall = outboxKind('waitlist_call', freedTimeSchema)

/** A time that an appointment of the salon does not take up any more. */
export interface GivenUp extends Pick<AppointmentDetails, 'salon_id' | 'time_zone'> {
  starts_at: Instant
  ends_at: Instant
}

/** Offers a time to those who wait for its day, in the transaction that gives it up; no effect where nobody does. */
export async function offerFreed(
  db: Db,
  { salon_id, time_zone, starts_at, ends_at }: GivenUp,
  now: Instant,
): Promise<void> {
  const date = todayIn(time_zone ?? 'UTC', starts_at)
  if (!(await isAwaited(db, salon_id, date))) return
  const freed = { salonId: salon_id, date, startsAt: starts_at, endsAt: ends_at, called: [] }
  await enqueue(db, waitlistCall, freed, { now })
}
