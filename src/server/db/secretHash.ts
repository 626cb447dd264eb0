import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CodeRow } from './schema/people'

/** A mailed secret as it is stored: keyed, since a million codes are soon tried against a plain hash. */
export const secretHash = (key: string, purpose: CodeRow['purpose'], email: string, secret: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, email, secret]))
    .digest('base64url')

/** In constant time; both of one length. */
export const sameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))
