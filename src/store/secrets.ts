/**
 * What stands for a password or code in an action and in the state: a ticket that means nothing by itself. The
 * request exchanges it for the value at the last moment, so that no action log, export or persisted state can
 * hold the value.
 */
export interface SecretTicket {
  secret: string
}

export interface Secrets {
  hold(value: string): SecretTicket
  /** The value, once; afterwards the ticket is void. */
  redeem(ticket: SecretTicket): string
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
  }
}

const isTicket = (value: unknown): value is SecretTicket =>
  typeof value === 'object' && value !== null && 'secret' in value && typeof value.secret === 'string'

/** A request's body with every ticket in its first level exchanged. */
export function redeemAll(body: object, secrets: Secrets): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isTicket(value) ? secrets.redeem(value) : value]),
  )
}
