import { createHash } from 'node:crypto'

/** Names a person's press of a button, of any number of tries to send it. */
export const intentOf = (userId: string, idempotencyKey: string): string =>
  createHash('sha256').update(`${userId} ${idempotencyKey}`).digest('base64url')
