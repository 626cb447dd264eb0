import { array, number, object, string, type InferType } from 'yup'
import { workEndOf } from '@/domain/workUnits'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../../db/appointments'
import { toWorked } from '../../db/claims'
import { businessDateIn } from '../../db/days'
import type { Db } from '../../db/openDatabase'
import { isAwaited } from '../../db/waitlist'
import { enqueue } from '../../outbox/enqueue'
import { outboxKind } from '../../outbox/outboxKind'

const freedTimeSchema = object({
  salonId: string().required(),
  /** The date in the salon's time zone. */
  date: string().required(),
  startsAt: number().required(),
  endsAt: number().required(),
  /** Ids of the waits whose clients were already called. */
  called: array(string().required()).required(),
})
export type FreedTime = InferType<typeof freedTimeSchema>

/** Outbox entry: call the next client on the waitlist for a freed time. */
export const waitlistCall = outboxKind('waitlist_call', freedTimeSchema)

/** A time that an appointment of the salon no longer occupies. */
export type GivenUp = Pick<
  AppointmentDetails,
  'salon_id' | 'time_zone' | 'starts_at' | 'ends_at' | 'work_units' | 'night_day'
>

/** Offers a freed time to the day's waitlist, in the transaction that frees it. No effect when nobody waits. */
export async function offerFreed(
  db: Db,
  { salon_id, time_zone, ...givenUp }: GivenUp,
  now: Instant,
): Promise<void> {
  const worked = toWorked(givenUp)
  const { startsAt } = worked
  const date = businessDateIn(givenUp, time_zone ?? 'UTC')
  if (!(await isAwaited(db, salon_id, date))) return
  const freed = { salonId: salon_id, date, startsAt, endsAt: workEndOf(worked), called: [] }
  await enqueue(db, waitlistCall, freed, { now })
}
