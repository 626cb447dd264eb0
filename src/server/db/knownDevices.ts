import { maxKnownDevices } from '@/domain/sessionPolicy'
import type { Db } from './openDatabase'
import type { KnownDeviceRow } from './schema/people'

/** The hashes of the user's devices, the last used first. */
export async function listKnownDevices(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map(({ token_hash }) => token_hash)
}

/** Remembers a device of the user and forgets those that were not used for the longest time. */
export async function rememberDevice(db: Db, row: KnownDeviceRow): Promise<void> {
  await db
    .insertInto('known_devices')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_used_at: row.last_used_at }),
    )
    .execute()
  const superfluous = (await listKnownDevices(db, row.user_id)).slice(maxKnownDevices)
  if (superfluous.length === 0) return
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', row.user_id)
    .where('token_hash', 'in', superfluous)
    .execute()
}
