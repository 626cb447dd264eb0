import { number, object, string, type InferType } from 'yup'
import { nameSchema } from './nameSchema'
import { normalPhone } from './phone'
import { countryByName } from './geography/country'
import { longest, rule } from './rules'
import { manyLinesText, oneLineText } from './typedText'

/**
 * The walk-in form. The phone is optional, because not every client leaves one. Without a dial code it is
 * read as a number of the salon's country (its English name); the prefilled dial code alone is no number.
 */
export const walkInFormSchema = (country: string) =>
  object({
    name: nameSchema.required(rule('name_required')),
    phone: oneLineText()
      .default('')
      .test('phone', rule('phone_invalid'), typed => walkInPhone(typed, country) !== undefined),
  })
export type WalkInForm = InferType<ReturnType<typeof walkInFormSchema>>

/** + and digits; empty when none was typed; undefined for an invalid phone number. */
export function walkInPhone(typed: string, country: string): string | undefined {
  const home = countryByName(country)
  const digits = typed.replace(/\s/g, '')
  return digits === '' || digits === home?.dialCode ? '' : normalPhone(typed, home?.code)
}

/** POST /appointments/walk-in, with an Idempotency-Key; `walkInFormSchema` checks name and phone. */
export const walkInSchema = object({
  salonId: string().required(rule('value_invalid')),
  serviceId: string().required(rule('service_required')),
  staffId: string().nullable().default(null),
  startsAt: number()
    .integer(rule('slot_required'))
    .required(rule('slot_required'))
    .typeError(rule('slot_required')),
  name: string().default(''),
  phone: string().default(''),
})
export type WalkInRequest = InferType<typeof walkInSchema>

const maxReasonLength = 300

/** POST /appointments/{id}/decline, and /cancel by the owner: the optional reason that the client gets. */
export const declineSchema = object({
  reason: manyLinesText().max(maxReasonLength, longest('message_too_long')).default(''),
})
