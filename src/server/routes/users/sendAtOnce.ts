import type { AppContext } from '../../AppContext'
import { ApiFailure } from '../../kernel/ApiFailure'
import type { Mail } from '../../kernel/Mailer'
import { MailFailure } from '../../kernel/MailFailure'

const mailUnavailable = () =>
  new ApiFailure('mail_unavailable', 'The email could not be sent. Please ask for it again.')

/**
 * Sends a mail with a secret within the request: the secret expires in minutes and must not be stored in the outbox.
 * Throws 503 `mail_unavailable` when the mail server does not take the mail.
 */
export async function sendAtOnce({ mailer, log }: AppContext, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    log.error('mail_unavailable', { reason: reasonOf(error) })
    throw mailUnavailable()
  }
}

/**
 * Like `sendAtOnce`, but the answer does not reveal whether the account exists. Without a mail it still checks the mail
 * server, and a failure that concerns one receiver is only logged.
 */
export async function sendAtOnceUnseen({ mailer, log }: AppContext, mail: Mail | undefined): Promise<void> {
  try {
    await (mail ? mailer.send(mail) : mailer.check())
  } catch (error) {
    log.error('mail_unavailable', { reason: reasonOf(error) })
    if (!(error instanceof MailFailure && error.isOfReceiver)) throw mailUnavailable()
  }
}

/** A MailFailure contains no personal data; other errors might. */
const reasonOf = (error: unknown): string => (error instanceof MailFailure ? error.message : 'unexpected')
