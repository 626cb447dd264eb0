import type { AccessKey, AccessKeyScope } from '@/domain/accessKey'
import { countRows } from './countRows'
import { whereWritable } from './databaseTrouble'
import type { Db } from './openDatabase'
import type { AccessKeyRow } from './schema/keysAndNotifications'
import type { UserRow } from './schema/people'

export const toAccessKey = (row: AccessKeyRow): AccessKey => ({
  id: row.id,
  name: row.name,
  scope: row.scope as AccessKeyScope,
  hint: row.hint,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

export const listKeys = (db: Db, userId: string): Promise<AccessKeyRow[]> =>
  db
    .selectFrom('access_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** False when the user already has `most` keys. */
export async function insertKey(transaction: Db, row: AccessKeyRow, most: number): Promise<boolean> {
  const count = await countRows(transaction.selectFrom('access_keys').where('user_id', '=', row.user_id))
  if (count >= most) return false
  await transaction.insertInto('access_keys').values(row).execute()
  return true
}

/** Replaces the text of a key; undefined when the user has no such key. */
export const replaceKeyText = (
  db: Db,
  { userId, id }: { userId: string; id: string },
  text: Pick<AccessKeyRow, 'key_hash' | 'hint' | 'created_at'>,
): Promise<AccessKeyRow | undefined> =>
  db
    .updateTable('access_keys')
    .set({ ...text, last_used_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()

export async function deleteKeysOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('access_keys').where('user_id', '=', userId).execute()
}

export type KeyHolder = UserRow & { key_id: string; scope: string }

export const findKeyHolder = (db: Db, keyHash: string): Promise<KeyHolder | undefined> =>
  db
    .selectFrom('access_keys')
    .innerJoin('users', 'users.id', 'access_keys.user_id')
    .selectAll('users')
    .select(['access_keys.id as key_id', 'access_keys.scope'])
    .where('access_keys.key_hash', '=', keyHash)
    .executeTakeFirst()

/** Records the key's last use to the minute, so that frequent requests do not each write. */
export async function markKeyUsed(db: Db, id: string, now: number): Promise<void> {
  const minute = 60 * 1000
  const note = db
    .updateTable('access_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where(is => is.or([is('last_used_at', 'is', null), is('last_used_at', '<=', now - minute)]))
  await whereWritable(note.execute())
}
