import type { Db } from './openDatabase'

/** Deletes a row of the user's own. False when the user has no such row. */
export async function deleteOwn(
  db: Db,
  table: 'access_keys' | 'sessions' | 'waits',
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
