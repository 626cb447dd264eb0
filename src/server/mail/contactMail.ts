import { object, string } from 'yup'
import type { ContactRequest } from '@/domain/contact'
import { support } from '@/domain/support'
import type { AppContext } from '../AppContext'
import { findContactMessage } from '../db/contact'
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

/** A visitor's message to our support staff; replies go to the visitor. Plain text, so no content can run. */
const contactMail = ({ name, email, message }: ContactRequest): Mail => ({
  to: support.email,
  replyTo: email,
  subject: `Contact form: ${name}`,
  text: [`From: \u2068${name}\u2069 <${email}>`, message].join('\n\n'),
})
