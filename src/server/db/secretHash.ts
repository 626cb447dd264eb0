import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CodeRow } from './schema/people'

/** Stored form of a mailed secret. Keyed, since a plain hash of a six-digit code is quickly reversed. */
export const secretHash = (key: string, purpose: CodeRow['purpose'], email: string, secret: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, email, secret]))
    .digest('base64url')

/** Compares in constant time. Both hashes must have the same length. */
export const sameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))
