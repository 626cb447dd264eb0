import type { Versioned } from './edit'
import { latestNightEnd } from './nightPolicy'
import { endOfDay, parseHour, type WallMinutes } from './wallTime'
import { weekdays, type IsoDate, type Weekday } from './weekday'

/** Minutes after midnight on the salon's clock; `until` is 1440 at the end of the day, and more after that midnight. */
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
 * whole day; an end until 6:00 AM that does not follow its start is on the next day. Undefined when any other end does
 * not follow its start.
 */
export function hoursRange(startHour: string, endHour: string): LocalInterval | undefined {
  const from = parseHour(startHour)
  const end = parseHour(endHour)
  if (from === undefined || end === undefined) return undefined
  const until = end === 0 ? endOfDay : end
  if (until > from) return { from, until }
  return until <= latestNightEnd ? { from, until: until + endOfDay } : undefined
}

/** The hours of a saved day, or undefined when it is closed. */
export function openingHours(day: DaySchedule): LocalInterval | undefined {
  if (day.isClosed || day.startHour === null || day.endHour === null) return undefined
  return hoursRange(day.startHour, day.endHour)
}

export function breakRanges(day: DaySchedule): LocalInterval[] {
  const open = openingHours(day)
  return open ? day.breaks.flatMap(pause => breakRange(open, pause) ?? []) : []
}

/** A break of hours that go on after midnight is after it where it would begin before they do. */
export function breakRange(
  open: LocalInterval,
  { startHour, endHour }: BreakHours,
): LocalInterval | undefined {
  const range = hoursRange(startHour, endHour)
  const isAfterMidnight = range !== undefined && range.from < open.from && open.until > endOfDay
  return isAfterMidnight ? { from: range.from + endOfDay, until: range.until + endOfDay } : range
}

/** The days whose hours go on after midnight until the hours of the next day have begun. */
export const overlappingNights = (week: WeekSchedule): Weekday[] =>
  weekdays.filter((day, index) => {
    const night = openingHours(week[day])
    const next = openingHours(week[weekdays[(index + 1) % weekdays.length] ?? day])
    return night !== undefined && next !== undefined && night.until - endOfDay > next.from
  })
