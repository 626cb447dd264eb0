/**
 * Replaces a password or code in actions and state: a ticket that means nothing by itself. The request redeems the
 * ticket for the value just before it is sent, so that no action log, export or persisted state holds the value.
 */
export interface SecretTicket {
  secret: string
}

export interface Secrets {
  hold(value: string): SecretTicket
  /** Returns the value once and voids the ticket. */
  redeem(ticket: SecretTicket): string
  /** Returns the value and keeps the ticket, for a call that can be tried again. */
  read(ticket: SecretTicket): string
}

export function createSecrets(): Secrets {
  const held = new Map<string, string>()
  let count = 0
  return {
    hold(value) {
      count += 1
      const secret = `ticket-${count}`
      held.set(secret, value)
      return { secret }
    },
    redeem({ secret }) {
      const value = held.get(secret) ?? ''
      held.delete(secret)
      return value
    },
    read: ({ secret }) => held.get(secret) ?? '',
  }
}

const isTicket = (value: unknown): value is SecretTicket =>
  typeof value === 'object' && value !== null && 'secret' in value && typeof value.secret === 'string'

/** Redeems every ticket in the first level of a request's body. */
export function redeemAll(body: object, secrets: Secrets): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isTicket(value) ? secrets.redeem(value) : value]),
  )
}
