import type { FreeSlot } from '@/domain/salon'
import { parseHour } from '@/domain/wallTime'

export const partsOfDay = ['morning', 'afternoon', 'evening', 'night'] as const
export type PartOfDay = (typeof partsOfDay)[number]

const noon = 12 * 60
const eveningStarts = 17 * 60

function partOf({ time, nightOf }: FreeSlot): PartOfDay {
  if (nightOf !== undefined) return 'night'
  const minutes = parseHour(time) ?? 0
  if (minutes < noon) return 'morning'
  return minutes < eveningStarts ? 'afternoon' : 'evening'
}

export interface SlotGroup {
  part: PartOfDay
  slots: FreeSlot[]
}

/** The slots of a day by part of the day in salon time, without empty parts. */
export const groupSlots = (slots: readonly FreeSlot[]): SlotGroup[] =>
  partsOfDay
    .map(part => ({ part, slots: slots.filter(slot => partOf(slot) === part) }))
    .filter(group => group.slots.length > 0)
