import { string } from 'yup'
import { rule } from './rules'
import { isIsoDate } from './weekday'

/** A required calendar date, as YYYY-MM-DD. */
export const dateSchema = string()
  .required(rule('date_invalid'))
  .test('date', rule('date_invalid'), text => isIsoDate(text))
