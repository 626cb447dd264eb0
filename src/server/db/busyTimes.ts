import { maxServiceMinutes } from '@/domain/money'
import type { Busy } from '@/domain/slots'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'

export interface ChairBusy extends Busy {
  chairId: string
}

/** No appointment is longer, so one that began earlier than this before a moment is over by then. */
const longestMilliseconds = maxServiceMinutes * 60_000

/** The live bookings of a salon that touch the stretch, leaving out the one that is being moved. */
export async function findBusyTimes(
  db: Db,
  salonId: string,
  from: Instant,
  until: Instant,
  exceptId?: string,
): Promise<ChairBusy[]> {
  let live = db
    .selectFrom('appointments')
    .select(['chair_id', 'starts_at', 'ends_at'])
    .where('salon_id', '=', salonId)
    .where('starts_at', '>', from - longestMilliseconds)
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .where('status', 'in', ['pending', 'confirmed'])
  if (exceptId !== undefined) live = live.where('id', '!=', exceptId)
  const rows = await live.execute()
  return rows.map(({ chair_id, starts_at, ends_at }) => ({
    chairId: chair_id,
    startsAt: starts_at,
    endsAt: ends_at,
  }))
}
