import type { Instant } from '@/domain/zonedTime'
import { countRows } from './countRows'
import type { Db } from './openDatabase'

export const insertUpload = (db: Db, id: string, salonId: string, now: Instant) =>
  db.insertInto('uploads').values({ id, salon_id: salonId, is_used: 0, created_at: now }).execute()

export const countUnused = (db: Db, salonId: string): Promise<number> =>
  countRows(db.selectFrom('uploads').where('salon_id', '=', salonId).where('is_used', '=', 0))

/** Marks an uploaded image of the salon as used. False when there is no such image, or it is already used. */
export async function claimUpload(db: Db, id: string, salonId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ is_used: 1 })
    .where('id', '=', id)
    .where('salon_id', '=', salonId)
    .where('is_used', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const deleteUpload = (db: Db, id: string) => db.deleteFrom('uploads').where('id', '=', id).execute()
