import { memoized } from './memoized'

/** Monday first, as the schedule lists them (section 9). */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** A calendar day without a zone, as YYYY-MM-DD. */
export type IsoDate = string

const dayMilliseconds = 24 * 60 * 60 * 1000
/** Years far in the past or future are typing mistakes, and time zones mean nothing there. */
const datePattern = /^(19|20|21)\d{2}-\d{2}-\d{2}$/

/** Milliseconds since 1970: the end of the years in the pattern. */
export const instantLimit = Date.UTC(2200, 0)

/** The midnight of UTC at which a date begins; a date without a time is in UTC. */
export const utcMidnight = (date: IsoDate): number => Date.parse(date)
/** The years of the pattern have no more than 110,000 days. */
const dateOf = memoized((midnight: number): IsoDate => new Date(midnight).toISOString().slice(0, 10))

export function isIsoDate(text: string): boolean {
  return datePattern.test(text) && !Number.isNaN(utcMidnight(text)) && dateOf(utcMidnight(text)) === text
}

export function weekdayOf(date: IsoDate): Weekday {
  // 1970-01-01 was a Thursday, the fourth day of our week.
  const index = (((Math.floor(utcMidnight(date) / dayMilliseconds) + 3) % 7) + 7) % 7
  return weekdays[index] ?? 'Monday'
}

export const addDays = (date: IsoDate, days: number): IsoDate =>
  dateOf(utcMidnight(date) + days * dayMilliseconds)

export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / dayMilliseconds
