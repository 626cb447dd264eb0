import type { Mail } from '../kernel/Mailer'
import { MailFailure } from '../kernel/MailFailure'

const controls = /[\p{Cc}\u2028\u2029]/gu
const oneAddress = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/

const wrongAddress = (message: string) => new MailFailure(message, { isPermanent: true, isOfReceiver: true })

/** Ensures that the subject is one line and the receiver one address, so that neither can inject a header. */
export function checkedMail({ to, subject, text, replyTo, id, calendar, isUrgent }: Mail): Mail {
  if (!oneAddress.test(to)) throw wrongAddress('A mail needs exactly one address')
  if (replyTo !== undefined && !oneAddress.test(replyTo))
    throw wrongAddress('An answer needs exactly one address')
  return {
    to,
    subject: subject.replace(controls, ' ').trim(),
    text,
    ...(replyTo !== undefined && { replyTo }),
    ...(id !== undefined && { id }),
    ...(calendar && { calendar }),
    ...(isUrgent && { isUrgent }),
  }
}
