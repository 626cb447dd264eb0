import { object, string } from 'yup'
import { rule } from '@/domain/rules'
import { isIsoDate } from '@/domain/weekday'

/** As the server takes it: a date, and if one likes why. */
export const dayOffFormSchema = object({
  date: string()
    .required(rule('date_invalid'))
    .test('date', rule('date_invalid'), text => isIsoDate(text)),
  reason: string().trim().max(100, rule('message_too_long')).default(''),
})

export const emptyDayOff = { date: '', reason: '' }
