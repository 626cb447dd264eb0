import type { Instant } from './zonedTime'

/**
 * The same day and time of day in UTC, `months` later; the last day of a month that is too short. Callers count from
 * the first instant, not from the last, to keep the day of the month.
 */
export function addMonths(instant: Instant, months: number): Instant {
  const date = new Date(instant)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(Math.min(day, daysInMonth(date)))
  return date.getTime()
}

const daysInMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
