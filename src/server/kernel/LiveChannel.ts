/** A live update, in a form that other processes understand. */
export type LiveNews =
  | { type: 'notification'; userId: string; id: string }
  | { type: 'unread'; userId: string; unread: number }
  | { type: 'appointments'; userId: string }
  | { type: 'slots'; salonId: string }
  | { type: 'salon'; userId: string }
  | { type: 'sessionsEnded'; userId: string }

export interface LiveReceiver {
  receive(news: LiveNews): void
  /** Called when news may have been lost. */
  missed(): void
}

/** Carries news to the browsers of all processes that share the database. */
export interface LiveChannel {
  publish(news: readonly LiveNews[]): void
  subscribe(receiver: LiveReceiver): void
  close(): Promise<void>
}
