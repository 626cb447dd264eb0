import { todayIn, type Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { freeDays, type Wanted } from './availability'

/**
 * Assigns the booking to a staff member who is free at the start: the preferred one, else the one with the fewest
 * appointments that day, else the next. `take` says whether it could still be claimed; undefined when nobody could.
 */
export async function assignStaff(
  db: Db,
  wanted: Wanted,
  startsAt: Instant,
  now: Instant,
  take: (staffId: string) => Promise<boolean>,
  preferredId?: string,
): Promise<string | undefined> {
  const judged = { ...wanted, offered: wanted.bookable }
  const [day] = await freeDays(db, judged, todayIn(wanted.rules.timeZone, startsAt), 1, now)
  const slot = day?.slots.find(free => free.startsAt === startsAt)
  if (!day || !slot) return undefined
  const load = (id: string): number =>
    id === preferredId ? -1 : day.busy.filter(({ staffId }) => staffId === id).length
  const inOrder = [...slot.staffIds].sort((one, other) => load(one) - load(other))
  for (const staffId of inOrder) if (await take(staffId)) return staffId
  return undefined
}
