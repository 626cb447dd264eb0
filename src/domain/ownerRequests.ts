import { number, object, string, type InferType } from 'yup'
import { maxNameLength } from './account'
import { normalPhone } from './phone'
import { countryByName } from './geography/country'
import { rule } from './rules'

/**
 * Who walked in, as the owner types it. The phone is optional, for not everyone leaves one; it is read as one of the
 * salon's country (its English name), and the dial code alone, as the field is prefilled, is none.
 */
export const walkInFormSchema = (country: string) =>
  object({
    name: string().trim().required(rule('name_required')).max(maxNameLength, rule('name_too_long')),
    phone: string()
      .trim()
      .default('')
      .test('of-country', rule('phone_invalid'), typed => walkInPhone(typed, country) !== undefined),
  })
export type WalkInForm = InferType<ReturnType<typeof walkInFormSchema>>

/** + and digits, empty where none was typed, or undefined for what is no phone number. */
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

/** POST /appointments/{id}/decline, and /cancel by the owner: what the client is told, if anything. */
export const declineSchema = object({
  reason: string().trim().max(maxReasonLength, rule('message_too_long')).default(''),
})
