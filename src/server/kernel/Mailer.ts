export interface Mail {
  /** Stays the same when a mail is sent again, so that the receiving side can drop a second copy. */
  id?: string
  to: string
  subject: string
  text: string
  /** Where an answer goes, when not to us. */
  replyTo?: string
}

export interface SentMail extends Mail {
  /** ISO instant. */
  sentAt: string
}

export interface Mailer {
  /** Hands a mail over, or rejects with a `MailFailure`. */
  send(mail: Mail): Promise<void>
  /** Rejects likewise when no mail could be handed over now, whoever it was for. */
  check(): Promise<void>
  /** What the development inbox shows, newest first, where there is one. */
  inbox: (() => SentMail[]) | undefined
}
