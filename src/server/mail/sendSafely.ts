import type { AppContext } from '../AppContext'
import type { Mail } from '../kernel/Mailer'

/** Nobody waits for the mail, and one that fails undoes nothing: it is logged with what it was about. */
export function sendSafely({ mailer, log }: AppContext, mail: Mail, about: Record<string, string>): void {
  mailer.send(mail).catch((error: unknown) => {
    log.error('mail_failed', { ...about, reason: String(error) })
  })
}
