import { todayIn, type Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { freeDays, type Wanted } from './availability'

/**
 * Assigns the booking to a staff member who is free at the start, in the order of `freeStaffAt`. `take` says whether it
 * could still be claimed; undefined when nobody could.
 */
export async function assignStaff(
  db: Db,
  wanted: Wanted,
  startsAt: Instant,
  now: Instant,
  take: (staffId: string) => Promise<boolean>,
  preferredId?: string,
): Promise<string | undefined> {
  for (const staffId of await freeStaffAt(db, wanted, startsAt, now, preferredId))
    if (await take(staffId)) return staffId
  return undefined
}

/** The staff who are free at the start: the preferred one first, then whoever has fewest appointments that day. */
export async function freeStaffAt(
  db: Db,
  wanted: Wanted,
  startsAt: Instant,
  now: Instant,
  preferredId?: string,
): Promise<string[]> {
  const judged = { ...wanted, offered: wanted.bookable }
  const [day] = await freeDays(db, judged, todayIn(wanted.rules.timeZone, startsAt), 1, now)
  const slot = day?.slots.find(free => free.startsAt === startsAt)
  if (!day || !slot) return []
  const load = (id: string): number =>
    id === preferredId ? -1 : day.busy.filter(({ staffId }) => staffId === id).length
  return [...slot.staffIds].sort((one, other) => load(one) - load(other))
}
