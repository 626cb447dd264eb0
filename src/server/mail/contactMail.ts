import { object, string } from 'yup'
import { support } from '@/domain/support'
import type { AppContext } from '../AppContext'
import { findContactMessage } from '../db/contact'
import { hasFeature } from '../db/plans'
import type { ContactMessageRow } from '../db/schema/people'
import { findUserByEmail } from '../db/users'
import type { Mail } from '../kernel/Mailer'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'

/** Contains only the message id: a message is not sent after its writer deletes the account. */
export const contactMessage = outboxKind('contact_message', object({ messageId: string().required() }))

export const mailsContactMessages = (context: AppContext) =>
  sends(contactMessage, async ({ messageId }, id) => {
    const message = await findContactMessage(context.db, messageId)
    if (!message) return delivered
    const text = [`From: \u2068${message.name}\u2069 <${message.email}>`, message.message]
    await context.mailer.send({ id, ...(await mailToSupport(context, message, text)) })
    return delivered
  })

/**
 * A mail to our support staff whose replies go to the visitor. Plain text, so no content can run. It is marked and
 * sorted first when a plan with faster service belongs to the visitor's address (section 9).
 */
export async function mailToSupport(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { ticket_number, name, email }: ContactMessageRow,
  paragraphs: readonly string[],
): Promise<Mail> {
  const user = await findUserByEmail(db, email)
  const isUrgent = user !== undefined && (await hasFeature(db, user.id, 'faster_service', now()))
  return {
    to: support.email,
    replyTo: email,
    subject: `${isUrgent ? 'Premium: ' : ''}Contact form ${ticket_number}: ${name}`,
    text: paragraphs.join('\n\n'),
    ...(isUrgent && { isUrgent }),
  }
}
