import { boolean, mixed, object, string, type InferType } from 'yup'
import { rule } from './rules'
import { endOfDay, hourlyOptions, parseHour, type WallMinutes } from './wallTime'
import { weekdays, type IsoDate, type Weekday } from './weekday'

/** Minutes after midnight on the shop's wall clock; `until` may be 1440, the end of the day. */
export interface WallRange {
  from: WallMinutes
  until: WallMinutes
}

/** One day of a section's week as the specification words it: hours like "9:00 AM", null when closed. */
export interface DaySchedule {
  isClosed: boolean
  startHour: string | null
  endHour: string | null
  /** Pauses within the hours, in the same words. */
  breaks: BreakHours[]
}

export interface BreakHours {
  startHour: string
  endHour: string
}

/** A section's week. A day never saved is closed. */
export type WeekSchedule = Record<Weekday, DaySchedule>

export interface DayOff {
  id: string
  date: IsoDate
  reason: string
}

export const closedDay: DaySchedule = { isClosed: true, startHour: null, endHour: null, breaks: [] }

export const closedWeek = (): WeekSchedule =>
  Object.fromEntries(weekdays.map(day => [day, closedDay])) as WeekSchedule

/**
 * The opening hours of two chosen hours. 12:00 AM as an end is the end of that day, so 12:00 AM to 12:00 AM is
 * the whole day; any other end that does not follow its start is no range.
 */
export function hoursRange(startHour: string, endHour: string): WallRange | undefined {
  const from = parseHour(startHour)
  const end = parseHour(endHour)
  if (from === undefined || end === undefined) return undefined
  const until = end === 0 ? endOfDay : end
  return until > from ? { from, until } : undefined
}

/** The hours of a saved day, or undefined when it is closed. */
export function openingHours(day: DaySchedule): WallRange | undefined {
  if (day.isClosed || day.startHour === null || day.endHour === null) return undefined
  return hoursRange(day.startHour, day.endHour)
}

export const breakRanges = (day: DaySchedule): WallRange[] =>
  day.breaks.flatMap(({ startHour, endHour }) => hoursRange(startHour, endHour) ?? [])

const hourSchema = string().oneOf([...hourlyOptions, ''], rule('hour_invalid'))

const breakSchema = object({
  startHour: string().required(rule('start_required')),
  endHour: string().required(rule('end_required')),
}).test(
  'order',
  rule('end_before_start'),
  ({ startHour, endHour }) => hoursRange(startHour, endHour) !== undefined,
)

/** One day as the owner saves it: closed, or with hours of which the end follows the start. */
export const dayScheduleSchema = object({
  day: mixed<Weekday>().oneOf(weekdays, rule('day_required')).required(rule('day_required')),
  isClosed: boolean().default(false).typeError(rule('value_invalid')),
  startHour: hourSchema.nullable().when('isClosed', {
    is: false,
    then: schema => schema.required(rule('start_required')),
    otherwise: schema => schema.transform(() => null),
  }),
  endHour: hourSchema.nullable().when('isClosed', {
    is: false,
    then: schema =>
      schema
        .required(rule('end_required'))
        .test('after-start', rule('end_before_start'), (endHour, { parent }) => {
          const { startHour } = parent as { startHour?: string | null }
          return !startHour || !endHour || hoursRange(startHour, endHour) !== undefined
        }),
    otherwise: schema => schema.transform(() => null),
  }),
  breaks: mixed<BreakHours[]>()
    .default([])
    .nonNullable(rule('break_outside_hours'))
    .test('breaks', rule('break_outside_hours'), (breaks, { parent }) => {
      const { isClosed, startHour, endHour } = parent as Partial<DaySchedule>
      if (isClosed || !Array.isArray(breaks) || breaks.length === 0) return Array.isArray(breaks)
      const open = startHour && endHour ? hoursRange(startHour, endHour) : undefined
      return breaks.every(pause => {
        if (!breakSchema.isValidSync(pause)) return false
        const range = hoursRange(pause.startHour, pause.endHour)
        return (
          range !== undefined && open !== undefined && range.from >= open.from && range.until <= open.until
        )
      })
    }),
})

export type DayScheduleRequest = InferType<typeof dayScheduleSchema>
