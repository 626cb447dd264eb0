import { createTransport } from 'nodemailer'
import type { Mailer } from '../kernel/Mailer'
import { MailFailure } from '../kernel/MailFailure'
import { checkedMail } from './checkedMail'

export interface SmtpOptions {
  /** Like smtps://user:password@mail.example:465 */
  url: string
  from: string
}

/** Sends plain text through the operator's mail server. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const [, domain = 'localhost'] = /@([^\s>@]+)>?$/.exec(from) ?? []
  return {
    inbox: undefined,
    check: async () => {
      try {
        await transport.verify()
      } catch (error) {
        throw mailFailure(error)
      }
    },
    send: async mail => {
      const { to, subject, text, replyTo, id, calendar, isUrgent } = checkedMail(mail)
      try {
        // Nodemailer takes an address object as it is but parses a string as a list.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
          subject,
          ...(isUrgent && { priority: 'high' as const }),
          text,
          ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw mailFailure(error)
      }
    },
  }
}

/** Server errors on these commands concern the receiver or the mail, not the server or our account. */
const ofReceiver = ['RCPT TO', 'DATA']

/** Leaves out the server's own message, which often contains the receiver's address. */
function mailFailure(error: unknown): MailFailure {
  const { command, code, responseCode } = error as { command?: string; code?: string; responseCode?: number }
  const isOfReceiver = responseCode !== undefined && ofReceiver.includes(command ?? '')
  return new MailFailure([command, responseCode ?? code].filter(Boolean).join(' ') || 'no connection', {
    isOfReceiver,
    isPermanent: isOfReceiver && responseCode >= 500,
  })
}
