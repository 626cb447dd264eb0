import { hoursRange, type LocalInterval } from './schedule'
import { parseHour } from './wallTime'
import { weekdays, type Weekday } from './weekday'

/** A staff member's hours of one day, like "9:00 AM" to "5:00 PM"; 12:00 AM as the end is the end of that day. */
export interface OwnDay {
  startHour: string
  endHour: string
}

/** A staff member's own week: null for a day off. The opening hours limit it all the same. */
export type OwnWeek = Record<Weekday, OwnDay | null>

export const ownRange = ({ startHour, endHour }: OwnDay): LocalInterval | undefined =>
  hoursRange(startHour, endHour)

const isOwnDay = (day: unknown): boolean => {
  if (day === null) return true
  const { startHour, endHour } = (day ?? {}) as Partial<Record<keyof OwnDay, unknown>>
  if (typeof startHour !== 'string' || typeof endHour !== 'string') return false
  return parseHour(startHour) !== undefined && ownRange({ startHour, endHour }) !== undefined
}

export const isOwnWeek = (week: unknown): week is OwnWeek =>
  typeof week === 'object' &&
  week !== null &&
  weekdays.every(day => isOwnDay((week as Partial<Record<Weekday, unknown>>)[day]))
