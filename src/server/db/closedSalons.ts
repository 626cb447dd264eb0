import { createHmac } from 'node:crypto'
import type { Db } from './openDatabase'

/** Keyed, since an address contains the salon's name, which may be a person's. */
const markOf = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`closed ${address.toLowerCase()}`).digest('base64url')

/** Records that a salon's addresses are gone. Belongs before its deletion. */
export async function markClosedSalon(db: Db, secret: string, salonId: string): Promise<void> {
  const rows = await db.selectFrom('salon_slugs').select('slug').where('salon_id', '=', salonId).execute()
  const marks = [salonId, ...rows.map(({ slug }) => slug)].map(address => ({ mark: markOf(secret, address) }))
  await db
    .insertInto('closed_salons')
    .values(marks)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Whether a salon that has closed had this id or slug. */
export async function hasClosed(db: Db, secret: string, address: string): Promise<boolean> {
  const mark = markOf(secret, address)
  const row = await db.selectFrom('closed_salons').select('mark').where('mark', '=', mark).executeTakeFirst()
  return row !== undefined
}
