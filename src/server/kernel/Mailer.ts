/** A calendar message (RFC 5546) about the appointment that a mail states. */
export interface CalendarMessage {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

export interface Mail {
  /** Stays the same when a mail is sent again, so that the receiver can drop the second copy. */
  id?: string
  to: string
  subject: string
  text: string
  /** Where replies go, if not to us. */
  replyTo?: string
  /** Marked as important, which inboxes sort by. */
  isUrgent?: boolean
  calendar?: CalendarMessage
}

export interface SentMail extends Mail {
  /** ISO instant. */
  sentAt: string
}

export interface Mailer {
  /** Sends a mail, or rejects with a `MailFailure`. */
  send(mail: Mail): Promise<void>
  /** Rejects with a `MailFailure` when no mail could be sent now, whoever the receiver. */
  check(): Promise<void>
  /** The mails in the development inbox, the newest first; undefined without such an inbox. */
  inbox: (() => SentMail[]) | undefined
}
