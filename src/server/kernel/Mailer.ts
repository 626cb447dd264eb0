export interface Mail {
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

/** Sends a mail or rejects. `inbox` is what the development inbox shows, newest first, where there is one. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  inbox: (() => SentMail[]) | undefined
  /** Resolves when every mail that is under way has gone out or failed. */
  settled(): Promise<void>
}
