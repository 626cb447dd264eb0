import { addressQuery, searchOf } from '@/domain/addressQuery'
import type { Secrets } from '@/store/secrets'

const parameter = 'token'
const hidden = 'ticket-'

/**
 * The search part of a URL with a ticket in place of the token of a mailed link, so that neither the address bar nor
 * the action log holds the token. A ticket of an earlier page load has no meaning and is removed.
 */
export function hideResetToken(search: string, secrets: Secrets): string {
  const parameters = addressQuery(search)
  const token = parameters.get(parameter)
  if (token === null) return search
  if (token.startsWith(hidden)) parameters.delete(parameter)
  else parameters.set(parameter, secrets.hold(token).secret)
  return searchOf(parameters)
}
