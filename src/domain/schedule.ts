import type { Versioned } from './edit'
import { endOfDay, parseHour, type WallMinutes } from './wallTime'
import { weekdays, type IsoDate, type Weekday } from './weekday'

/** Minutes after midnight on the salon's clock; `until` may be 1440, the end of the day. */
export interface LocalInterval {
  from: WallMinutes
  until: WallMinutes
}

/** One day of a section's week in the specification's format: hours like "9:00 AM", null when closed. */
export interface DaySchedule extends Versioned<object> {
  isClosed: boolean
  startHour: string | null
  endHour: string | null
  /** Breaks within the hours, in the same format. */
  breaks: BreakHours[]
}

export interface BreakHours {
  startHour: string
  endHour: string
}

/** A section's week. A day that was never saved is closed. */
export type WeekSchedule = Record<Weekday, DaySchedule>

export interface DayOff {
  id: string
  date: IsoDate
  reason: string
}

export const closedDay: DaySchedule = { isClosed: true, startHour: null, endHour: null, breaks: [] }

export const closedWeek = (): WeekSchedule =>
  Object.fromEntries(weekdays.map(day => [day, closedDay])) as WeekSchedule

export const isClosedAllWeek = (week: WeekSchedule): boolean => weekdays.every(day => week[day].isClosed)

/**
 * The opening hours from two chosen hours. 12:00 AM as the end is the end of the day, so 12:00 AM to 12:00 AM is the
 * whole day. Undefined when any other end does not follow its start.
 */
export function hoursRange(startHour: string, endHour: string): LocalInterval | undefined {
  const from = parseHour(startHour)
  const end = parseHour(endHour)
  if (from === undefined || end === undefined) return undefined
  const until = end === 0 ? endOfDay : end
  return until > from ? { from, until } : undefined
}

/** The hours of a saved day, or undefined when it is closed. */
export function openingHours(day: DaySchedule): LocalInterval | undefined {
  if (day.isClosed || day.startHour === null || day.endHour === null) return undefined
  return hoursRange(day.startHour, day.endHour)
}

export const breakRanges = (day: DaySchedule): LocalInterval[] =>
  day.breaks.flatMap(({ startHour, endHour }) => hoursRange(startHour, endHour) ?? [])
