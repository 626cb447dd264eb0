import type { Services } from '../http/context'
import type { Mail } from './mailer'

/** Nobody waits for the mail, and one that fails undoes nothing: it is logged with what it was about. */
export function sendSafely({ mailer, log }: Services, mail: Mail, about: Record<string, string>): void {
  mailer.send(mail).catch((error: unknown) => {
    log.error('mail_failed', { ...about, reason: String(error) })
  })
}
