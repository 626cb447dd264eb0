import { boolean, number, object, string, type InferType } from 'yup'
import { dateSchema } from './dateSchema'
import { latestNightEnd } from './nightPolicy'
import { rule } from './rules'
import type { LocalInterval } from './schedule'
import { timeOffStep } from './timeOffPolicy'
import { oneLineText } from './typedText'
import { endOfDay, type WallMinutes } from './wallTime'
import { joinRanges } from './wallRanges'
import { addDays, daysBetween, isIsoDate, type IsoDate } from './weekday'
import { intervalsOf, type Interval } from './zonedTime'

/**
 * When a staff member does not work, on the salon's clock. Once: from `startsAt` on `startsOn` until `endsAt` on
 * `endsOn`. Weekly: between these times on the weekday of `startsOn`, through `endsOn` or without an end.
 */
export interface TimeOff {
  id: string
  staffId: string
  isWeekly: boolean
  startsOn: IsoDate
  startsAt: WallMinutes
  endsOn: IsoDate | null
  endsAt: WallMinutes
  reason: string
}

const timeSchema = (least: WallMinutes, most: WallMinutes) =>
  number()
    .strict()
    .typeError(rule('hour_invalid'))
    .required(rule('hour_invalid'))
    .min(least, rule('hour_invalid'))
    .max(most, rule('hour_invalid'))
    .test('step', rule('hour_invalid'), minutes => minutes % timeOffStep === 0)

/** POST /salons/{id}/team/{staffId}/time-off and PUT /salons/{id}/time-off/{timeOffId}: minutes after midnight. */
export const timeOffSchema = object({
  isWeekly: boolean().typeError(rule('value_invalid')).default(false),
  startsOn: dateSchema,
  startsAt: timeSchema(0, endOfDay - timeOffStep),
  endsOn: string()
    .nullable()
    .default(null)
    .test('date', rule('date_invalid'), text => text === null || isIsoDate(text))
    .test('end', rule('date_invalid'), (endsOn, { parent }) => {
      const { isWeekly } = parent as { isWeekly?: boolean }
      return isWeekly === true || endsOn !== null
    })
    .test('order', rule('end_before_start'), (endsOn, { parent }) => {
      const { startsOn } = parent as { startsOn?: string }
      return endsOn === null || startsOn === undefined || endsOn >= startsOn
    }),
  endsAt: timeSchema(timeOffStep, endOfDay).test('order', rule('end_before_start'), (endsAt, { parent }) => {
    const { isWeekly, startsOn, startsAt, endsOn } = parent as Partial<TimeOff>
    const isOneDay = isWeekly === true || endsOn === startsOn
    return !isOneDay || startsAt === undefined || endsAt > startsAt
  }),
  reason: oneLineText().max(100, rule('message_too_long')).default(''),
})
export type TimeOffRequest = InferType<typeof timeOffSchema>

/** The part of a calendar date that the time off takes. */
function partOn(
  { isWeekly, startsOn, startsAt, endsOn, endsAt }: TimeOffRequest,
  date: IsoDate,
): LocalInterval | undefined {
  if (date < startsOn || (endsOn !== null && date > endsOn)) return undefined
  if (isWeekly) return daysBetween(startsOn, date) % 7 === 0 ? { from: startsAt, until: endsAt } : undefined
  const interval = { from: date === startsOn ? startsAt : 0, until: date === endsOn ? endsAt : endOfDay }
  return interval.from < interval.until ? interval : undefined
}

/**
 * What the time off takes of a date and of the night that begins on it, on the salon's clock. Until the end of a day it
 * is until that night ends; a whole day leaves the end of the night before. Other hours are off by the clock.
 */
export function timeOffOn(timeOff: TimeOffRequest, date: IsoDate): LocalInterval[] {
  const own = partOn(timeOff, date)
  const next = partOn(timeOff, addDays(date, 1))
  const isAllNextDay = next?.from === 0 && next.until === endOfDay
  const after = next && !isAllNextDay && next.from < latestNightEnd ? [next] : []
  return joinRanges([
    ...(own ? [own.until === endOfDay ? { ...own, until: endOfDay + latestNightEnd } : own] : []),
    ...after.map(({ from, until }) => ({
      from: from + endOfDay,
      until: Math.min(until, latestNightEnd) + endOfDay,
    })),
  ])
}

/** The instants that the time off takes of a date and of the night that begins on it. */
export const timeOffInstants = (timeOff: TimeOffRequest, date: IsoDate, timeZone: string): Interval[] =>
  timeOffOn(timeOff, date).flatMap(local => intervalsOf(date, local, timeZone))

/** The staff member's time off of the date or the next one after it. */
export const nextTimeOff = (
  timeOff: readonly TimeOff[],
  staffId: string,
  date: IsoDate,
): TimeOff | undefined =>
  timeOff
    .filter(one => one.staffId === staffId && (one.endsOn === null || one.endsOn >= date))
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1))[0]
