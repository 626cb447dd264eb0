import { string } from 'yup'
import { withoutMarks } from './digits'
import { rule } from './rules'

/**
 * Section 5: text, at sign, text, dot, text. Refuses line breaks and spaces, which would reach mail headers. The dot is
 * the first one after the first letter, so that no text takes more than one pass.
 */
const emailPattern =
  /^[^\s\p{Cc}@<>(),;:"]+@[^\s\p{Cc}@<>(),;:"][^\s\p{Cc}@<>(),;:".]*\.[^\s\p{Cc}@<>(),;:"]+$/u

const maxEmailLength = 254

/** The form in which an e-mail address is stored and compared: trimmed, in lower case. */
export const normalEmail = (typed: string): string => withoutMarks(typed).trim().toLowerCase()

export const emailSchema = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? normalEmail(typed) : typed))
  .required(rule('email_required'))
  .max(maxEmailLength, rule('email_invalid'))
  .matches(emailPattern, { message: rule('email_invalid'), excludeEmptyString: true })
