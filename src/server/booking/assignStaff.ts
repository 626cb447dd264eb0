import { todayIn, type Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { freeDays, type Wanted } from './availability'

/**
 * Has one of the chairs that are free at the start take the booking: the preferred one, else the one with the
 * fewest bookings that day, else the next. `take` says whether the chair could still be had; undefined when none could.
 */
export async function assignStaff(
  db: Db,
  wanted: Wanted,
  startsAt: Instant,
  now: Instant,
  take: (staffId: string) => Promise<boolean>,
  preferredId?: string,
): Promise<string | undefined> {
  const [day] = await freeDays(db, wanted, todayIn(wanted.rules.timeZone, startsAt), 1, now)
  const slot = day?.slots.find(free => free.startsAt === startsAt)
  if (!day || !slot) return undefined
  const load = (id: string): number =>
    id === preferredId ? -1 : day.busy.filter(({ staffId }) => staffId === id).length
  const inOrder = [...slot.staffIds].sort((one, other) => load(one) - load(other))
  for (const staffId of inOrder) if (await take(staffId)) return staffId
  return undefined
}
