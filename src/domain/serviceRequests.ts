import { array, mixed, number, object, string, type InferType } from 'yup'
import { serviceWindowFields } from './bookingWindowFields'
import { gapFields } from './serviceGapFields'
import { costSchema, inCurrency } from './costSchema'
import { isoCurrencies } from './isoCurrencies'
import { maxServiceMinutes, minServiceMinutes, type Currency } from './money'
import { parseWhole } from './wholeNumber'
import { rule } from './rules'
import type { StaffTerms } from './staffTerms'
import { staffTermsSchema } from './staffTermsFields'
import { arabicNameSchema, typedNameSchema } from './sectionRequests'

const wholeOrNaN = (_value: unknown, typed: unknown) => parseWhole(typed) ?? Number.NaN

export const minutesSchema = number()
  .transform(wholeOrNaN)
  .typeError(rule('minutes_invalid'))
  .required(rule('minutes_invalid'))
  .min(minServiceMinutes, rule('minutes_out_of_range'))
  .max(maxServiceMinutes, rule('minutes_out_of_range'))

const currencySchema = mixed<Currency>()
  .oneOf(isoCurrencies, rule('currency_unknown'))
  .required(rule('currency_unknown'))

/** POST and PUT /salons/{id}/services: costs in the unit that is kept of the currency, time in minutes. */
export const serviceSchema = object({
  sectionId: string().required(rule('value_invalid')),
  name: typedNameSchema.required(rule('service_name_required')),
  nameAr: arabicNameSchema,
  cost: number().required().when('currency', inCurrency(costSchema)),
  currency: currencySchema,
  time: minutesSchema,
  ...serviceWindowFields,
  ...gapFields,
  staffTerms: array(mixed<Omit<StaffTerms, 'fullCost'>>().required())
    .default([])
    .when('currency', inCurrency(staffTermsSchema)),
})
export type ServiceRequest = InferType<typeof serviceSchema>
