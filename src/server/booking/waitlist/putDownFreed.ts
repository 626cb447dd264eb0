import { randomUUID } from 'node:crypto'
import { todayIn, type Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../../db/appointments'
import type { Db } from '../../db/openDatabase'
import type { FreedTimeRow } from '../../db/schema/appointments'
import { insertFreedTime, isAwaited } from '../../db/waitlist'

/** A time that an appointment of the salon does not take up any more. */
export interface GivenUp extends Pick<AppointmentDetails, 'salon_id' | 'time_zone'> {
  starts_at: Instant
  ends_at: Instant
}

/** Puts a time down in the transaction that gives it up, where somebody waits for its day; undefined where nobody does. */
export async function putDownFreed(
  db: Db,
  { salon_id, time_zone, starts_at, ends_at }: GivenUp,
): Promise<FreedTimeRow | undefined> {
  const date = todayIn(time_zone ?? 'UTC', starts_at)
  if (!(await isAwaited(db, salon_id, date))) return undefined
  const freed = { id: randomUUID(), salon_id, date, starts_at, ends_at }
  await insertFreedTime(db, freed)
  return freed
}
