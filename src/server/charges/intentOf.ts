import { createHash } from 'node:crypto'

/** Identifies one press of a button by a user, however often the request is sent. */
export const intentOf = (userId: string, idempotencyKey: string): string =>
  createHash('sha256').update(`${userId} ${idempotencyKey}`).digest('base64url')
