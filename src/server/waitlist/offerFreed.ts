import { randomUUID } from 'node:crypto'
import { todayIn, type Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../db/appointments'
import { insertFreedTime, isAwaited } from '../db/waitlist'
import type { Services } from '../http/context'
import { callNext } from './callNext'

/** A time that an appointment of the salon does not take up any more. */
interface GivenUp extends Pick<AppointmentDetails, 'salon_id' | 'time_zone'> {
  starts_at: Instant
  ends_at: Instant
}

/** Offers a time that was given up to those who wait for its day. */
export function offerFreed(services: Services): (givenUp: GivenUp) => Promise<void> {
  const { db } = services
  const callNextFor = callNext(services)

  return async ({ salon_id, time_zone, starts_at, ends_at }) => {
    const date = todayIn(time_zone ?? 'UTC', starts_at)
    if (!(await isAwaited(db, salon_id, date))) return
    const freed = { id: randomUUID(), salon_id, date, starts_at, ends_at }
    await insertFreedTime(db, freed)
    await callNextFor(freed)
  }
}
