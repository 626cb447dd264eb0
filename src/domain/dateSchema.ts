import { string } from 'yup'
import { rule } from './rules'
import { isIsoDate } from './weekday'

/** A calendar day that has to be named, as YYYY-MM-DD. */
export const dateSchema = string()
  .required(rule('date_invalid'))
  .test('date', rule('date_invalid'), text => isIsoDate(text))
