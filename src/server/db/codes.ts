import { randomUUID } from 'node:crypto'
import type { Db } from './openDatabase'
import type { CodeRow } from './schema/people'

/** Stores a mailed secret; the one before it, for the same purpose and address, is dead from now on. */
export async function replaceCode(db: Db, code: Omit<CodeRow, 'id'>): Promise<void> {
  const row = { id: randomUUID(), ...code }
  await db
    .insertInto('codes')
    .values(row)
    .onConflict(conflict => conflict.columns(['purpose', 'email']).doUpdateSet(row))
    .execute()
}

/**
 * Uses up one try on the live sign-up code of an address, or gives undefined when there is none left. One statement
 * both checks and counts: however many guesses come at the same moment, no more pass than there are tries.
 */
export const takeTry = (
  db: Db,
  email: string,
  now: number,
): Promise<Pick<CodeRow, 'id' | 'code_hash'> | undefined> =>
  db
    .updateTable('codes')
    .set(expression => ({ tries_left: expression('tries_left', '-', 1) }))
    .where('purpose', '=', 'sign_up')
    .where('email', '=', email)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()

/** Uses a code up. False when somebody else did meanwhile: it works once. */
export async function consumeCode(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('codes').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

export const findValidReset = (db: Db, codeHash: string, now: number): Promise<CodeRow | undefined> =>
  db
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', 'reset')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Whose code was right may open an account until the instant. */
export async function markVerified(db: Db, email: string, expiresAt: number): Promise<void> {
  await db
    .insertInto('verified_emails')
    .values({ email, expires_at: expiresAt })
    .onConflict(conflict => conflict.column('email').doUpdateSet({ expires_at: expiresAt }))
    .execute()
}

export async function isVerified(db: Db, email: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('verified_emails')
    .select('email')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Turns the permission into the account it was given for; false when there is none (any more). */
export async function useVerification(db: Db, email: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('verified_emails')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Leaves nothing of an address whose account is deleted. */
export async function forgetCodes(db: Db, email: string): Promise<void> {
  await db.deleteFrom('codes').where('email', '=', email).execute()
  await db.deleteFrom('verified_emails').where('email', '=', email).execute()
}
