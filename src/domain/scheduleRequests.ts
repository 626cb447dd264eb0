import { array, boolean, mixed, object, string, type InferType } from 'yup'
import { limitPolicy } from './limitPolicy'
import { rule } from './rules'
import {
  closedDay,
  closedWeek,
  breakRange,
  hoursRange,
  overlappingNights,
  type BreakHours,
  type DaySchedule,
  type WeekSchedule,
} from './schedule'
import { openingOptions } from './wallTime'
import { weekdays, type Weekday } from './weekday'

const hourSchema = string().oneOf([...openingOptions, ''], rule('hour_invalid'))

const breakSchema = object({
  startHour: string().required(rule('start_required')),
  endHour: string().required(rule('end_required')),
}).test(
  'order',
  rule('end_before_start'),
  ({ startHour, endHour }) => hoursRange(startHour, endHour) !== undefined,
)

/** One day as the owner saves it: closed, or with an end after the start. */
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
    .test(
      'most',
      rule('breaks_too_many'),
      breaks => !Array.isArray(breaks) || breaks.length <= limitPolicy.breaksOfDay,
    )
    .test('breaks', rule('break_outside_hours'), (breaks, { parent }) => {
      const { isClosed, startHour, endHour } = parent as Partial<DaySchedule>
      if (isClosed || !Array.isArray(breaks) || breaks.length === 0) return Array.isArray(breaks)
      const open = startHour && endHour ? hoursRange(startHour, endHour) : undefined
      return breaks.every(pause => {
        if (!breakSchema.isValidSync(pause)) return false
        const range = open && breakRange(open, pause)
        return (
          range !== undefined && open !== undefined && range.from >= open.from && range.until <= open.until
        )
      })
    }),
})

export type DayScheduleRequest = InferType<typeof dayScheduleSchema>

export function toDaySchedule({
  isClosed,
  startHour,
  endHour,
  breaks,
}: Omit<DayScheduleRequest, 'day'>): DaySchedule {
  return isClosed ? closedDay : { isClosed, startHour: startHour ?? null, endHour: endHour ?? null, breaks }
}

export const toWeekSchedule = (days: readonly DayScheduleRequest[]): WeekSchedule => ({
  ...closedWeek(),
  ...Object.fromEntries(days.map(({ day, ...hours }) => [day, toDaySchedule(hours)])),
})

/** The entries beyond the week's days are not looked at one by one, however many a request has. */
const daysOrOneMore = (days: unknown): unknown =>
  Array.isArray(days) ? days.slice(0, weekdays.length + 1) : days

/** The days of a week, each once. One that is not listed is closed. */
export const daysSchema = array(dayScheduleSchema.required(rule('value_invalid')))
  .transform((_days: unknown, given: unknown) => daysOrOneMore(given))
  .min(1, rule('day_required'))
  .max(weekdays.length, rule('value_invalid'))
  .required(rule('day_required'))
  .test('once', rule('value_invalid'), (days: readonly ({ day: Weekday } | null)[] | undefined) => {
    const named = days?.map(one => one?.day) ?? []
    return new Set(named).size === named.length
  })
  .test(
    'nights',
    rule('nights_overlap'),
    (days: readonly DayScheduleRequest[]) =>
      !days.every(day => dayScheduleSchema.isValidSync(day)) ||
      overlappingNights(toWeekSchedule(days)).length === 0,
  )

/** PUT /salons/{id}/week: the hours of all sections that are closed all week. */
export const weekSchema = object({ days: daysSchema })
export type WeekRequest = InferType<typeof weekSchema>
