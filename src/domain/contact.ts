import { boolean, object, string, type InferType } from 'yup'
import { emailSchema } from './email'
import { rule } from './rules'

const maxSenderNameLength = 80
const maxContactMessageLength = 4000

/** Invisible characters that change the direction of the text after them. */
const turners = /[\u202a-\u202e\u2066-\u2069]/g

/** A value that is no text counts as missing: yup's own trim would fail on an object. */
const ofText = (clean: (typed: string) => string) => (typed: unknown) =>
  typeof typed === 'string' ? clean(typed) : undefined

/** One line: characters that could break it, or add a mail header, become spaces. */
const oneLine = ofText(typed => typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(turners, ''))

/** Keeps line breaks and tabs; removes all other control characters. */
const manyLines = ofText(typed => typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))

/** POST /contact, and the body for the operator's form-collection service (section 7). */
export const contactSchema = object({
  name: string()
    .transform(oneLine)
    .trim()
    .required(rule('name_required'))
    .max(maxSenderNameLength, rule('name_too_long')),
  email: emailSchema,
  message: string()
    .transform(manyLines)
    .trim()
    .required(rule('message_required'))
    .max(maxContactMessageLength, rule('message_too_long')),
})
export type ContactRequest = InferType<typeof contactSchema>

/** The form also asks to accept the terms. That field is not sent. */
export const contactFormSchema = contactSchema.shape({
  termsAccepted: boolean().required(rule('terms_required')).oneOf([true], rule('terms_required')),
})
export type ContactForm = InferType<typeof contactFormSchema>
