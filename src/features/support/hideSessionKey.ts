import { hashOfKey, keyInHash } from '@/domain/attachedSessionLink'
import type { Secrets } from '@/store/secrets'

const hidden = 'ticket-'

/** The fragment of a URL with a ticket in place of the key of a mailed link, as in `hideResetToken`. */
export function hideSessionKey(hash: string, secrets: Secrets): string {
  const key = keyInHash(hash)
  return key === null || key.startsWith(hidden) ? hash : hashOfKey(secrets.hold(key).secret)
}

/** A ticket of an earlier page load has no meaning any more. */
export const withoutOldTicket = (hash: string): string => (keyInHash(hash)?.startsWith(hidden) ? '' : hash)
