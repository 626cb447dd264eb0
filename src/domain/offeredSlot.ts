import type { FreeSlot } from './salon'
import type { Slot } from './slots'
import type { IsoDate } from './weekday'
import { formatHour } from './wallTime'
import { wallOf, type Instant } from './zonedTime'

export const toFreeSlots = ({
  startsAt,
  wallMinutes,
  offset,
  nightOf,
}: Omit<Slot, 'staffIds'>): FreeSlot => ({
  startsAt,
  time: formatHour(wallMinutes),
  ...(offset !== undefined && { offset }),
  ...(nightOf !== undefined && { nightOf }),
})

/** A start as a slot, whether it is free or not; of the night of the date it is booked on, where that is given. */
export function offeredSlotAt(startsAt: Instant, timeZone: string, bookedOn?: IsoDate): FreeSlot {
  const { date, minutes: wallMinutes, offset } = wallOf(startsAt, timeZone)
  const night = bookedOn !== undefined && bookedOn !== date && { nightOf: bookedOn }
  return toFreeSlots({ startsAt, wallMinutes, ...(offset !== undefined && { offset }), ...night })
}
