import type { ContactRequest } from '@/domain/contact'
import { support } from '@/domain/support'
import type { Mail } from '../kernel/Mailer'

/** What a visitor wrote, for our support staff, whose answer goes to the visitor. Plain text, so nothing in it runs. */
export const contactMail = ({ name, email, message }: ContactRequest): Mail => ({
  to: support.email,
  replyTo: email,
  subject: `Contact form: ${name}`,
  text: [`From: \u2068${name}\u2069 <${email}>`, message].join('\n\n'),
})
