import { string } from 'yup'
import { withoutMarks } from './digits'
import { longest, rule } from './rules'

/**
 * Section 5: text, at sign, text, dot, text. Refuses line breaks and spaces, which would reach mail headers. The dot is
 * the first one after the first letter, so that no text takes more than one pass.
 */
const emailPattern =
  /^[^\s\p{Cc}@<>(),;:"]+@[^\s\p{Cc}@<>(),;:"][^\s\p{Cc}@<>(),;:".]*\.[^\s\p{Cc}@<>(),;:"]+$/u

const maxEmailLength = 254

/** A domain in Unicode as DNS has it (xn--…), which is also what browsers make of it in an e-mail field. */
function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain) || /[\s/?#\\%:@[\]]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/**
 * The form in which an e-mail address is stored and compared: trimmed, in lower case, composed, without invisible
 * characters, the domain in ASCII.
 */
export function normalEmail(typed: string): string {
  const email = withoutMarks(typed).trim().toLowerCase().normalize('NFC')
  const at = email.lastIndexOf('@') + 1
  return at === 0 || email.length > maxEmailLength ? email : email.slice(0, at) + asciiDomain(email.slice(at))
}

export const emailSchema = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? normalEmail(typed) : typed))
  .required(rule('email_required'))
  .max(maxEmailLength, longest('email_too_long'))
  .matches(emailPattern, { message: rule('email_invalid'), excludeEmptyString: true })
