import { object, string } from 'yup'
import { attachedSessionDays } from '@/domain/attachedSession'
import { attachedSessionPath } from '@/domain/attachedSessionLink'
import type { AppContext } from '../AppContext'
import { findAttachedContent } from '../db/attachedSessions'
import { findContactMessage } from '../db/contact'
import { openKeyOf } from '../kernel/messageKeys'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'
import { mailToSupport } from './contactMail'

/** Contains only the message id: nothing is sent after its writer deletes the account. */
export const attachedSession = outboxKind('attached_session', object({ messageId: string().required() }))

/** Follows the message's own mail, with the same subject, when the sender's session has arrived. */
export const mailsAttachedSessions = (context: AppContext) =>
  sends(attachedSession, async ({ messageId }, id) => {
    const { db, mailer, config, secret } = context
    const message = await findContactMessage(db, messageId)
    if (!message || (await findAttachedContent(db, messageId)) === undefined) return delivered
    const link = config.publicUrl + attachedSessionPath(openKeyOf(secret, messageId))
    const text = [
      'What happened in the window of who sent this message, step by step:',
      link,
      `The file is deleted ${attachedSessionDays} days after it arrived. Whoever has the link can open it.`,
    ]
    await mailer.send({ id, ...(await mailToSupport(context, message, text)) })
    return delivered
  })
