import { object, string } from 'yup'
import { support } from '@/domain/support'
import type { AppContext } from '../AppContext'
import { findContactMessage } from '../db/contact'
import type { ContactMessageRow } from '../db/schema/people'
import type { Mail } from '../kernel/Mailer'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'

/** Contains only the message id: a message is not sent after its writer deletes the account. */
export const contactMessage = outboxKind('contact_message', object({ messageId: string().required() }))

export const mailsContactMessages = ({ db, mailer }: AppContext) =>
  sends(contactMessage, async ({ messageId }, id) => {
    const message = await findContactMessage(db, messageId)
    if (message) await mailer.send({ id, ...contactMail(message) })
    return delivered
  })

/** Replies go to the visitor. Plain text, so no content can run. */
export const mailToSupport = (
  { ticket_number, name, email }: ContactMessageRow,
  paragraphs: readonly string[],
): Mail => ({
  to: support.email,
  replyTo: email,
  subject: `Contact form ${ticket_number}: ${name}`,
  text: paragraphs.join('\n\n'),
})

/** A visitor's message to our support staff. */
const contactMail = (message: ContactMessageRow): Mail =>
  mailToSupport(message, [`From: \u2068${message.name}\u2069 <${message.email}>`, message.message])
