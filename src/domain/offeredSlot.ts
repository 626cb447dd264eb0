import type { FreeSlot } from './salon'
import type { Slot } from './slots'
import { formatHour } from './wallTime'
import { clocksChangeOn, offsetAt, offsetName, wallOf, type Instant } from './zonedTime'

export const toFreeSlots = ({ startsAt, wallMinutes, offset }: Slot): FreeSlot => ({
  startsAt,
  time: formatHour(wallMinutes),
  ...(offset !== undefined && { offset }),
})

/** A start as a slot, whether it is free or not. */
export function offeredSlotAt(startsAt: Instant, timeZone: string): FreeSlot {
  const { date, minutes } = wallOf(startsAt, timeZone)
  return {
    startsAt,
    time: formatHour(minutes),
    ...(clocksChangeOn(date, timeZone) && { offset: offsetName(offsetAt(startsAt, timeZone)) }),
  }
}
