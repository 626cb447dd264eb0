import { addDays, type IsoDate } from './weekday'
import { todayIn, type Instant } from './zonedTime'

/** How many days ahead something may lie, today included. */
export const horizonPolicy = {
  /** A salon moves appointments and seats walk-ins. */
  salon: 366,
  dayOff: 731,
  publicHolidays: 366,
} as const

export const lastDateOf = (
  days: keyof typeof horizonPolicy | number,
  timeZone: string,
  now: Instant,
): IsoDate => addDays(todayIn(timeZone, now), (typeof days === 'number' ? days : horizonPolicy[days]) - 1)
