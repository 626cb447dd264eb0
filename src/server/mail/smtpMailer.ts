import { createTransport } from 'nodemailer'
import { checkedMail } from './checkedMail'
import type { Mailer } from '../kernel/Mailer'
import { trackMails } from './trackMails'

export interface SmtpOptions {
  /** Like smtps://user:password@mail.example:465 */
  url: string
  /** The sender, like "Kursi <no-reply@kursi.example>". */
  from: string
}

/** Sends plain text through the operator's mail server. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 30_000 })
  return trackMails({
    inbox: undefined,
    send: async mail => {
      const { to, subject, text, replyTo } = checkedMail(mail)
      // An address object is taken as it is; a string would be parsed as a list.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  })
}
