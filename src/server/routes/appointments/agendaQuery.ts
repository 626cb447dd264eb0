import { object, string } from 'yup'
import { rule } from '@/domain/rules'
import { isIsoDate } from '@/domain/weekday'
import { endsSpan } from '../endsSpan'

const mostDays = 92

const optionalDate = string().test(
  'date',
  rule('date_invalid'),
  text => text === undefined || isIsoDate(text),
)

/** Query of GET /appointments/salon/{salonId}: first and last date in the salon's time zone. */
export const agendaQuery = object({
  from: optionalDate,
  to: optionalDate.test('span', rule('date_invalid'), endsSpan(mostDays)),
})
