import type { DayAvailability, FreeSlot } from '@/domain/salon'
import { parseHour, type WallMinutes } from '@/domain/wallTime'
import { weekdayOf, type IsoDate, type Weekday } from '@/domain/weekday'

/** The first day with a free slot on the same weekday, else the first free day. Undefined when all days are full. */
export const likelyDay = (days: readonly DayAvailability[], weekday: Weekday): IsoDate | undefined => {
  const free = days.filter(day => day.free > 0)
  return (free.find(({ date }) => weekdayOf(date) === weekday) ?? free[0])?.date
}

/** The slot nearest to the time of the earlier appointment. Of two equally near, the earlier. */
export function likelySlot(slots: readonly FreeSlot[], minutes: WallMinutes): FreeSlot | undefined {
  const awayBy = ({ time }: FreeSlot) => Math.abs((parseHour(time) ?? 0) - minutes)
  return [...slots].sort((one, other) => awayBy(one) - awayBy(other))[0]
}
