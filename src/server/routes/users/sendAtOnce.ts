import type { AppContext } from '../../AppContext'
import { ApiFailure } from '../../kernel/ApiFailure'
import type { Mail } from '../../kernel/Mailer'
import { MailFailure } from '../../kernel/MailFailure'

const mailUnavailable = () =>
  new ApiFailure('mail_unavailable', 'The email could not be sent. Please ask for it again.')

/**
 * Sends a mail that holds a secret within the request: it is good for minutes, and never lies in the outbox. Throws 503
 * `mail_unavailable` when it could not be handed over.
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
 * The same for a mail that only account holders get, told to nobody by how the request ends: without a mail the server is
 * asked all the same whether it would take one, and what it says of one receiver stays in the log.
 */
export async function sendAtOnceUnseen({ mailer, log }: AppContext, mail: Mail | undefined): Promise<void> {
  try {
    await (mail ? mailer.send(mail) : mailer.check())
  } catch (error) {
    log.error('mail_unavailable', { reason: reasonOf(error) })
    if (!(error instanceof MailFailure && error.isOfReceiver)) throw mailUnavailable()
  }
}

/** A failure of ours names no person; the words of any other might. */
const reasonOf = (error: unknown): string => (error instanceof MailFailure ? error.message : 'unexpected')
