import { datesHolding } from '@/domain/businessDate'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { freeDays, type DaySlots, type Wanted } from './availability'

export interface Assigned {
  staffId: string
  /** The date in whose night the start lies, where the hours of the date go on after midnight. */
  nightOf: IsoDate | null
}

/**
 * Assigns the booking to a staff member who is free at the start, in the order of `freeStaffAt`. `take` says whether it
 * could still be claimed; undefined when nobody could.
 */
export async function assignStaff(
  db: Db,
  wanted: Wanted,
  startsAt: Instant,
  now: Instant,
  take: (assigned: Assigned) => Promise<boolean>,
  preferredId?: string,
): Promise<Assigned | undefined> {
  for (const assigned of await freeStaffAt(db, wanted, startsAt, now, preferredId))
    if (await take(assigned)) return assigned
  return undefined
}

/** The staff who are free at the start, in the order of `inOrder`. */
export async function freeStaffAt(
  db: Db,
  wanted: Wanted,
  startsAt: Instant,
  now: Instant,
  preferredId?: string,
): Promise<Assigned[]> {
  const judged = { ...wanted, offered: wanted.bookable }
  const [from, ...others] = datesHolding(startsAt, wanted.rules.timeZone)
  for (const day of await freeDays(db, judged, from, 1 + others.length, now)) {
    const slot = day.slots.find(free => free.startsAt === startsAt)
    if (!slot) continue
    const nightOf = day.isNight ? day.date : null
    return inOrder(slot.staffIds, wanted, day, preferredId).map(staffId => ({ staffId, nightOf }))
  }
  return []
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
