import { randomUUID } from 'node:crypto'
import type { Db } from './openDatabase'
import type { CodeRow, VerifiedEmailRow } from './schema/people'

/** Stores a mailed secret. It replaces the earlier one for the same purpose and address. */
export async function replaceCode(db: Db, code: Omit<CodeRow, 'id'>): Promise<void> {
  const row = { id: randomUUID(), ...code }
  await db
    .insertInto('codes')
    .values(row)
    .onConflict(conflict => conflict.columns(['purpose', 'email']).doUpdateSet(row))
    .execute()
}

/**
 * Uses one try of the valid sign-up code of an address; undefined when none is left. A single statement checks and
 * counts, so concurrent guesses never exceed the number of tries.
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

/** Uses a code up. False when another request has used it meanwhile. */
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

export async function deleteResets(db: Db, email: string): Promise<void> {
  await db.deleteFrom('codes').where('purpose', '=', 'reset').where('email', '=', email).execute()
}

type Proof = Pick<VerifiedEmailRow, 'email' | 'token_hash'>

/** Allows the holder of the token to open an account for the address. It replaces the address's earlier token. */
export async function markVerified(db: Db, row: VerifiedEmailRow): Promise<void> {
  await db
    .insertInto('verified_emails')
    .values(row)
    .onConflict(conflict => conflict.column('email').doUpdateSet(row))
    .execute()
}

export async function isVerified(db: Db, { email, token_hash }: Proof, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('verified_emails')
    .select('email')
    .where('email', '=', email)
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up the permission to open an account. False when there is none, or it has expired. */
export async function useVerification(db: Db, { email, token_hash }: Proof, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('verified_emails')
    .where('email', '=', email)
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function forgetCodes(db: Db, email: string): Promise<void> {
  await db.deleteFrom('codes').where('email', '=', email).execute()
  await db.deleteFrom('verified_emails').where('email', '=', email).execute()
}
