import type { Db } from './openDatabase'
import type { IdempotencyKeyRow } from './schema/keysAndNotifications'

/** The first answer to a keyed write, unless it was given before the instant. */
export const findKeptAnswer = (
  db: Db,
  owner: string,
  key: string,
  notBefore: number,
): Promise<IdempotencyKeyRow | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('created_at', '>=', notBefore)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()

/** Another process may have been first: its answer stays, unless it was given before the instant. False then. */
export async function keepAnswer(db: Db, row: IdempotencyKeyRow, notBefore: number): Promise<boolean> {
  const { request_hash, status, body, created_at } = row
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ request_hash, status, body, created_at })
        .where('idempotency_keys.created_at', '<', notBefore),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** How long a retry is answered as the first time; afterwards it runs the write anew. */
export const keptAnswerMilliseconds = 24 * 60 * 60 * 1000

/** Answers given before the instant. */
export async function forgetOldAnswers(db: Db, before: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}

/** Kept answers may be about others: those that show the person's phone or their salon go, and all of their own. */
export async function forgetAnswersAbout(
  db: Db,
  { userId, phone, salonId }: { userId: string; phone: string; salonId: string | undefined },
): Promise<void> {
  const shown = [phone, ...(salonId === undefined ? [] : [salonId])]
  await db
    .deleteFrom('idempotency_keys')
    .where(is => is.or([is('owner', '=', userId), ...shown.map(text => is('body', 'like', `%${text}%`))]))
    .execute()
}
