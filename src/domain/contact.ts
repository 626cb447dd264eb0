import { boolean, object, string, type InferType } from 'yup'
import { emailSchema } from './email'
import { rule } from './rules'

const maxSenderNameLength = 80
const maxContactMessageLength = 4000

/** Unseen signs that turn the direction of what follows them. */
const turners = /[\u202a-\u202e\u2066-\u2069]/g

/** What is no text at all counts as missing: yup's own trim would fall over an object. */
const ofText = (clean: (typed: string) => string) => (typed: unknown) =>
  typeof typed === 'string' ? clean(typed) : undefined

/** One line: whatever could break it, or add a header, is a space. */
const oneLine = ofText(typed => typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(turners, ''))

/** Line breaks and tabs are the only control characters that belong into a text. */
const manyLines = ofText(typed => typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))

/** POST /contact, and what a form-collection service of the operator's choice receives (section 7). */
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

/** The form asks for one thing more, which is not sent: that the terms are accepted. */
export const contactFormSchema = contactSchema.shape({
  termsAccepted: boolean().required(rule('terms_required')).oneOf([true], rule('terms_required')),
})
export type ContactForm = InferType<typeof contactFormSchema>
