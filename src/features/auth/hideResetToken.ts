import type { Secrets } from '@/store/secrets'

const parameter = 'token'
const hidden = 'ticket-'

/**
 * The search part of an address without the token of a mailed link: a ticket stands for it, so that neither the
 * address bar nor the action log holds it. A ticket of an earlier page load means nothing any more and goes.
 */
export function hideResetToken(search: string, secrets: Secrets): string {
  const parameters = new URLSearchParams(search)
  const token = parameters.get(parameter)
  if (token === null) return search
  if (token.startsWith(hidden)) parameters.delete(parameter)
  else parameters.set(parameter, secrets.hold(token).secret)
  return parameters.size === 0 ? '' : `?${parameters.toString()}`
}
