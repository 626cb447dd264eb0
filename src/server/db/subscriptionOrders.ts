import { insertCharge } from './charges'
import type { Db } from './openDatabase'
import type { ChargeRow } from './schema/charges'
import type { SubscriptionOrderRow } from './schema/subscriptions'

export interface OrderedCharge {
  charge: ChargeRow
  order: SubscriptionOrderRow
}

/** Inserts a charge and its order in the caller's transaction. False when the charge exists already. */
export async function insertOrderedCharge(db: Db, { charge, order }: OrderedCharge): Promise<boolean> {
  if (!(await insertCharge(db, charge))) return false
  await db.insertInto('subscription_orders').values(order).execute()
  return true
}

/** The order of a charge for a subscription. Throws for any other charge. */
export const findOrder = (db: Db, chargeKey: string): Promise<SubscriptionOrderRow> =>
  db
    .selectFrom('subscription_orders')
    .selectAll()
    .where('charge_key', '=', chargeKey)
    .executeTakeFirstOrThrow()

export const findOwnCharge = (db: Db, userId: string, key: string): Promise<ChargeRow | undefined> =>
  db
    .selectFrom('charges')
    .innerJoin('subscription_orders', 'subscription_orders.charge_key', 'charges.key')
    .selectAll('charges')
    .where('charges.key', '=', key)
    .where('subscription_orders.user_id', '=', userId)
    .executeTakeFirst()
