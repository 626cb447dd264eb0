import type { Mail } from '../kernel/Mailer'

const controls = /[\p{Cc}\u2028\u2029]/gu
const oneAddress = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/

/** A mail whose subject is one line and whose receiver is one address, so that neither can add a header. */
export function checkedMail({ to, subject, text, replyTo }: Mail): Mail {
  if (!oneAddress.test(to)) throw new Error('A mail needs exactly one address')
  if (replyTo !== undefined && !oneAddress.test(replyTo))
    throw new Error('An answer needs exactly one address')
  return {
    to,
    subject: subject.replace(controls, ' ').trim(),
    text,
    ...(replyTo !== undefined && { replyTo }),
  }
}
