import { array, number, object, string } from 'yup'
import { appointmentFields } from '@/domain/appointment'
import { dateSchema } from '@/domain/dateSchema'
import { requestPolicy } from '@/domain/requestPolicy'
import { rule } from '@/domain/rules'

const mostDays = 31

const wantedFields = {
  ...appointmentFields,
  /** Separated by commas. */
  serviceIds: array(string().required(rule('value_invalid'))).transform((_, typed: unknown) =>
    typeof typed === 'string' ? typed.split(',', requestPolicy.items) : typed,
  ),
  staffId: string(),
  reschedulingId: string(),
  /** Only later slots count. */
  after: number().integer(rule('value_invalid')).typeError(rule('value_invalid')),
}

/** Query of GET /salons/{id}/slots. */
export const slotQuery = object({ ...wantedFields, date: dateSchema })

/** Query of GET /salons/{id}/days. */
export const dayQuery = object({
  ...wantedFields,
  from: dateSchema,
  days: number()
    .typeError(rule('value_invalid'))
    .integer(rule('value_invalid'))
    .min(1, rule('value_invalid'))
    .max(mostDays, rule('value_invalid'))
    .default(7),
})
