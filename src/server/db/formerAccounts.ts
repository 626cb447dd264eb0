import { createHmac } from 'node:crypto'
import type { Db } from './openDatabase'
import type { UserRow } from './schema/people'

type Account = Pick<UserRow, 'email' | 'phone'>

/** Keyed by the server's secret: phone numbers are so few that a plain hash could be reversed. */
const marksOf = (secret: string, { email, phone }: Account): string[] =>
  [email, phone].map(value => createHmac('sha256', secret).update(`former ${value}`).digest('base64url'))

/** Records only that the e-mail and the phone had an account. */
export async function markFormerAccount(
  db: Db,
  secret: string,
  account: Account,
  now: number,
): Promise<void> {
  await db
    .insertInto('former_accounts')
    .values(marksOf(secret, account).map(mark => ({ mark, deleted_at: now })))
    .onConflict(conflict => conflict.column('mark').doUpdateSet({ deleted_at: now }))
    .execute()
}

/** Whether the e-mail or the phone had an account that was deleted. Such users get no second free trial. */
export async function hadAccount(db: Db, secret: string, account: Account): Promise<boolean> {
  const row = await db
    .selectFrom('former_accounts')
    .select('mark')
    .where('mark', 'in', marksOf(secret, account))
    .executeTakeFirst()
  return row !== undefined
}
