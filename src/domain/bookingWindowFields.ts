import { number } from 'yup'
import { isLeadChoice } from './bookingWindow'
import { mostHorizonDays, usualWindow } from './bookingWindowPolicy'
import { parseWhole } from './wholeNumber'
import { rule } from './rules'
import { isBlank } from './typedText'

const blankIsNull = (value: unknown, typed: unknown) => (typed === null || isBlank(typed) ? null : value)

const leadSchema = number()
  .typeError(rule('value_invalid'))
  .test('lead', rule('value_invalid'), minutes => isLeadChoice(minutes ?? 0))
const horizonSchema = number()
  .transform((_value: unknown, typed: unknown) => parseWhole(typed) ?? Number.NaN)
  .typeError(rule('horizon_out_of_range'))
  .min(1, rule('horizon_out_of_range'))
  .max(mostHorizonDays, rule('horizon_out_of_range'))

export const salonWindowFields = {
  leadMinutes: leadSchema.nonNullable(rule('value_invalid')).default(usualWindow.leadMinutes),
  horizonDays: horizonSchema.default(usualWindow.horizonDays),
}

/** Null or blank: as in the whole salon. */
export const serviceWindowFields = {
  leadMinutes: leadSchema.transform(blankIsNull).nullable().default(null),
  horizonDays: horizonSchema.transform(blankIsNull).nullable().default(null),
}
