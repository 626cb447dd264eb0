import { array, number, object, string } from 'yup'
import { ownCostSchema } from './costSchema'
import { maxServiceMinutes, minServiceMinutes, type Currency } from './money'
import { parseWhole } from './wholeNumber'
import { rule } from './rules'
import { isWithinService } from './serviceGapFields'
import { mostStaff } from './team'
import { isBlank } from './typedText'

/** Blank: as the service. */
const typedWhole = (_value: unknown, typed: unknown) =>
  typed === null || isBlank(typed) ? null : (parseWhole(typed) ?? Number.NaN)

const timeSchema = number()
  .transform(typedWhole)
  .nullable()
  .default(null)
  .typeError(rule('minutes_invalid'))
  .min(minServiceMinutes, rule('minutes_out_of_range'))
  .max(maxServiceMinutes, rule('minutes_out_of_range'))
  .test('pause', rule('pause_outside_service'), (time, { from }) => {
    const { pauseMinutes = 0, pauseAfterMinutes } = (from?.[1]?.value ?? {}) as {
      pauseMinutes?: number
      pauseAfterMinutes?: number
    }
    return time === null || isWithinService(pauseMinutes, { time, pauseAfterMinutes })
  })

/** Of a service's form and request: what it costs and takes with single staff members. */
export const staffTermsSchema = (currency: Currency) =>
  array(
    object({
      staffId: string().required(rule('value_invalid')),
      cost: ownCostSchema(currency),
      time: timeSchema,
    }),
  )
    .max(mostStaff, rule('value_invalid'))
    .test(
      'once',
      rule('value_invalid'),
      terms => new Set(terms?.map(({ staffId }) => staffId)).size === (terms?.length ?? 0),
    )
    .typeError(rule('value_invalid'))
    .default([])
