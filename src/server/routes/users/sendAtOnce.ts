import type { AppContext } from '../../AppContext'
import { ApiFailure } from '../../kernel/ApiFailure'
import type { Mail } from '../../kernel/Mailer'
import { MailFailure } from '../../kernel/MailFailure'

/**
 * Sends a mail with a secret within the request: the secret expires in minutes and must not be stored in the outbox.
 * Throws 503 `mail_unavailable` when the mail server does not take the mail.
 */
export const sendAtOnce = (app: AppContext, mail: Mail): Promise<void> =>
  orUnavailable(app, ({ mailer }) => mailer.send(mail))

/** Throws 503 `mail_unavailable` when no mail could be sent now, whoever the receiver. */
export const requireMailServer = (app: AppContext): Promise<void> =>
  orUnavailable(app, ({ mailer }) => mailer.check())

async function orUnavailable(app: AppContext, act: (app: AppContext) => Promise<void>): Promise<void> {
  try {
    await act(app)
  } catch (error) {
    // A MailFailure contains no personal data; other errors might.
    app.log.error('mail_unavailable', {
      reason: error instanceof MailFailure ? error.message : 'unexpected',
    })
    throw new ApiFailure('mail_unavailable', 'The email could not be sent. Please ask for it again.')
  }
}
