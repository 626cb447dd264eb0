import { object, string } from 'yup'
import { rule } from '@/domain/rules'
import { addDays, isIsoDate } from '@/domain/weekday'

const mostDays = 92

const dateSchema = string().test('date', rule('date_invalid'), text => text === undefined || isIsoDate(text))

/** GET /appointments/salon/{salonId}: the first and the last date on the salon's calendar. */
export const agendaQuery = object({
  from: dateSchema,
  to: dateSchema.test('span', rule('date_invalid'), (to, { parent }) => {
    const { from } = parent as { from?: string }
    return (
      to === undefined ||
      from === undefined ||
      !isIsoDate(from) ||
      (to >= from && to < addDays(from, mostDays))
    )
  }),
})
