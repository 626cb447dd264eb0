import { mixed, number, object, string, type InferType } from 'yup'
import { serviceWindowFields } from './bookingWindowFields'
import { gapFields } from './serviceGapFields'
import { currencies, maxCost, maxServiceMinutes, minServiceMinutes, parseWhole, type Currency } from './money'
import { rule } from './rules'
import { staffTermsSchema } from './staffTermsFields'
import { arabicNameSchema, typedNameSchema } from './sectionRequests'

const wholeOrNaN = (_value: unknown, typed: unknown) => parseWhole(typed) ?? Number.NaN

export const costSchema = number()
  .transform(wholeOrNaN)
  .typeError(rule('cost_invalid'))
  .required(rule('cost_invalid'))
  .max(maxCost, rule('cost_too_large'))

export const minutesSchema = number()
  .transform(wholeOrNaN)
  .typeError(rule('minutes_invalid'))
  .required(rule('minutes_invalid'))
  .min(minServiceMinutes, rule('minutes_out_of_range'))
  .max(maxServiceMinutes, rule('minutes_out_of_range'))

const currencySchema = mixed<Currency>()
  .oneOf(currencies, rule('currency_unknown'))
  .required(rule('currency_unknown'))

/** POST and PUT /salons/{id}/services: cost in whole units of the currency, time in minutes. */
export const serviceSchema = object({
  sectionId: string().required(rule('value_invalid')),
  name: typedNameSchema.required(rule('service_name_required')),
  nameAr: arabicNameSchema,
  cost: costSchema,
  currency: currencySchema,
  time: minutesSchema,
  ...serviceWindowFields,
  ...gapFields,
  staffTerms: staffTermsSchema,
})
export type ServiceRequest = InferType<typeof serviceSchema>
