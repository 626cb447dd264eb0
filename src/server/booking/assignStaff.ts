import { todayIn, type Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { freeDays, type DaySlots, type Wanted } from './availability'

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

/** The staff who are free at the start, in the order of `inOrder`. */
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
  return inOrder(slot.staffIds, wanted, day, preferredId)
}

/** The preferred one first, then whoever costs the client least, then whoever has fewest appointments that day. */
export function inOrder(
  staffIds: readonly string[],
  { staff }: Wanted,
  { busy }: DaySlots,
  preferredId?: string,
): string[] {
  const costOf = (id: string): number => staff.find(one => one.id === id)?.terms.cost ?? 0
  const loadOf = (id: string): number => busy.filter(({ staffId }) => staffId === id).length
  const rank = (id: string): number => (id === preferredId ? 0 : 1)
  return [...staffIds].sort(
    (one, other) => rank(one) - rank(other) || costOf(one) - costOf(other) || loadOf(one) - loadOf(other),
  )
}
