import type { TakenSlot } from '@/domain/appointment'
import { datesHolding } from '@/domain/businessDate'
import { toFreeSlots } from '@/domain/offeredSlot'
import { nearestOffered, nearestSlots, type Slot } from '@/domain/slots'
import { addDays } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { ApiFailure } from '../kernel/ApiFailure'
import { freeDays, type Wanted } from './availability'

/** Thrown within a transaction to roll it back: the slot is not free, or no longer free. */
export class SlotLost extends Error {
  readonly wanted: Wanted

  constructor(wanted: Wanted) {
    super('The slot is not free')
    this.wanted = wanted
  }
}

/** Most days have free slots, so only a full day leads to a search of the following weeks. */
const daysAtATime = [1, 7, 28]

/** 409 with the nearest free slots: those of the same day first, then those of the following days. */
export async function slotTaken(
  db: Db,
  wanted: Wanted,
  startsAt: Instant,
  now: Instant,
): Promise<ApiFailure> {
  let [from] = datesHolding(Math.max(startsAt, now), wanted.rules.timeZone)
  const free: Slot[] = []
  for (const days of daysAtATime) {
    for (const { slots } of await freeDays(db, wanted, from, days, now)) {
      if (free.length < nearestOffered) free.push(...slots)
    }
    if (free.length >= nearestOffered) break
    from = addDays(from, days)
  }
  const data: TakenSlot = { nearest: nearestSlots(free, startsAt, nearestOffered).map(toFreeSlots) }
  return new ApiFailure('slot_taken', 'This time is no longer free.', { data })
}
