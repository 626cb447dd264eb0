import { object, string } from 'yup'
import { rule } from '@/domain/rules'
import { isIsoDate } from '@/domain/weekday'
import { oneLineText } from '@/domain/typedText'

/** A date with an optional reason, as the server accepts it. */
export const dayOffFormSchema = object({
  date: string()
    .required(rule('date_invalid'))
    .test('date', rule('date_invalid'), text => isIsoDate(text)),
  reason: oneLineText().max(100, rule('message_too_long')).default(''),
})

export const emptyDayOff = { date: '', reason: '' }
