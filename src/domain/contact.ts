import { boolean, object, type InferType } from 'yup'
import { emailSchema } from './email'
import { longest, rule } from './rules'
import { manyLinesText, oneLineText } from './typedText'

const maxSenderNameLength = 80
const maxContactMessageLength = 4000

/** POST /contact, and the body for the operator's form-collection service (section 7). */
export const contactSchema = object({
  name: oneLineText().required(rule('name_required')).max(maxSenderNameLength, longest('name_too_long')),
  email: emailSchema,
  message: manyLinesText()
    .required(rule('message_required'))
    .max(maxContactMessageLength, longest('message_too_long')),
})
export type ContactRequest = InferType<typeof contactSchema>

/** The form also asks to accept the terms. That field is not sent. */
export const contactFormSchema = contactSchema.shape({
  termsAccepted: boolean().required(rule('terms_required')).oneOf([true], rule('terms_required')),
})
export type ContactForm = InferType<typeof contactFormSchema>
