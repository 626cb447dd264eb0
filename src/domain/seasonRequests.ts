import { array, mixed, object, string, type InferType } from 'yup'
import { dateSchema } from './dateSchema'
import { isOwnWeek, type OwnWeek } from './ownWeek'
import { longest, rule } from './rules'
import type { Season } from './season'
import { daysSchema } from './scheduleRequests'
import { arabicNameSchema, maxServiceNameLength } from './sectionRequests'
import { seasonPolicy } from './seasonPolicy'
import { mostStaff } from './team'
import { oneLineText } from './typedText'
import { daysBetween, isIsoDate, weekdays } from './weekday'

const staffHoursSchema = object({
  staffId: string().required(rule('value_invalid')),
  hours: mixed<OwnWeek>()
    .required(rule('end_before_start'))
    .test('week', rule('end_before_start'), week => isOwnWeek(week)),
})

/** POST /salons/{id}/seasons and PUT /salons/{id}/seasons/{seasonId}. A day that is not listed is closed. */
export const seasonSchema = object({
  name: oneLineText().required(rule('name_required')).max(maxServiceNameLength, longest('name_too_long')),
  nameAr: arabicNameSchema,
  startsOn: dateSchema,
  endsOn: dateSchema
    .test('order', rule('dates_reversed'), (endsOn, { parent }) => {
      const { startsOn = '' } = parent as { startsOn?: string }
      return !isIsoDate(startsOn) || !isIsoDate(endsOn) || endsOn >= startsOn
    })
    .test('length', rule('dates_too_many'), (endsOn, { parent }) => {
      const { startsOn = '' } = parent as { startsOn?: string }
      if (!isIsoDate(startsOn) || !isIsoDate(endsOn)) return true
      return daysBetween(startsOn, endsOn) < seasonPolicy.mostDays
    }),
  days: daysSchema,
  staffHours: array(staffHoursSchema.required(rule('value_invalid')))
    .transform((_rows: unknown, given: unknown) =>
      Array.isArray(given) ? given.slice(0, mostStaff + 1) : given,
    )
    .typeError(rule('value_invalid'))
    .default([])
    .max(mostStaff, rule('value_invalid'))
    .test('once', rule('value_invalid'), (rows: readonly ({ staffId: string } | null)[]) => {
      const named = rows.map(row => row?.staffId)
      return new Set(named).size === named.length
    }),
})
export type SeasonRequest = InferType<typeof seasonSchema>

/** What makes the same season again. */
export const seasonRequestOf = ({ id: _id, week, staffHours = [], ...season }: Season): SeasonRequest => ({
  ...season,
  days: weekdays.map(day => ({ day, ...week[day] })),
  staffHours,
})
