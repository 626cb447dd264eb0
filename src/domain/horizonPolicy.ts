import { addDays, type IsoDate } from './weekday'
import { todayIn, type Instant } from './zonedTime'

/** How many days ahead something may lie, today included. */
export const horizonPolicy = {
  /** A client books, moves and waits. */
  client: 28,
  /** A salon moves appointments and seats walk-ins. */
  salon: 366,
  dayOff: 731,
} as const

export const lastDateOf = (what: keyof typeof horizonPolicy, timeZone: string, now: Instant): IsoDate =>
  addDays(todayIn(timeZone, now), horizonPolicy[what] - 1)
