import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokenHash } from './tokenHash'

/**
 * Keys about a contact message, of 256 bits that nobody without our secret can guess. They are derived, so that an
 * answer and a mail that are sent again hold the same key.
 */
const derive =
  (purpose: string) =>
  (secret: string, messageId: string): string =>
    createHmac('sha256', secret).update(`${purpose} ${messageId}`).digest('base64url')

/** For the sender: attaches a session to the message. */
export const attachKeyOf = derive('attach a session')

/** For support: opens the attached session. The database holds its hash alone. */
export const openKeyOf = derive('open the session')

/** Compares in constant time. */
export const isSameKey = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)))
