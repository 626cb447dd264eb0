import type { FreeSlot } from './salon'
import type { Slot } from './slots'
import { formatHour } from './wallTime'
import { wallOf, type Instant } from './zonedTime'

export const toFreeSlots = ({ startsAt, wallMinutes, offset }: Omit<Slot, 'staffIds'>): FreeSlot => ({
  startsAt,
  time: formatHour(wallMinutes),
  ...(offset !== undefined && { offset }),
})

/** A start as a slot, whether it is free or not. */
export function offeredSlotAt(startsAt: Instant, timeZone: string): FreeSlot {
  const { minutes: wallMinutes, offset } = wallOf(startsAt, timeZone)
  return toFreeSlots({ startsAt, wallMinutes, ...(offset !== undefined && { offset }) })
}
