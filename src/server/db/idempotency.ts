import type { Db } from './openDatabase'
import type { IdempotencyKeyRow } from './schema/keysAndNotifications'

/** The stored answer to a keyed write, unless it is older than the instant. */
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

/** Stores an answer. False when another process has stored one that is not older than the instant: that one stays. */
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

/** How long a retry gets the first answer. Afterwards it runs the write again. */
export const keptAnswerMilliseconds = 24 * 60 * 60 * 1000

export async function forgetOldAnswers(db: Db, before: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}

/** Deletes the user's stored answers, and other users' answers that contain the user's phone or salon. */
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
