import { createHash } from 'node:crypto'

/** Stored form of a random token of 256 bits, which needs no salt or slow hash against guessing. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
