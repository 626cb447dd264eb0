import type { Instant } from './zonedTime'

/**
 * The same day and time of day so many months later, by the calendar of UTC. Where that month is too short it is its
 * last day; counting on from the first instant, not from the last, keeps the day of later months.
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
