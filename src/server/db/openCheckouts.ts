import { insertNew } from './insertNew'
import type { Db } from './openDatabase'
import type { OpenCheckoutRow } from './schema/subscriptions'

export const findOpenCheckout = (db: Db, userId: string): Promise<OpenCheckoutRow | undefined> =>
  db.selectFrom('open_checkouts').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Claims the user's only open checkout. False when the user already has one. */
export async function openCheckout(db: Db, row: OpenCheckoutRow): Promise<boolean> {
  return insertNew(db, 'open_checkouts', row)
}

export async function closeCheckout(db: Db, chargeKey: string): Promise<void> {
  await db.deleteFrom('open_checkouts').where('charge_key', '=', chargeKey).execute()
}
