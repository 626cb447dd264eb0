import type { Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import type { CustomerRemovalRow } from './schema/charges'

/** What the payment provider calls a person. */
export async function findCustomer(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_customers')
    .select('customer')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.customer
}

export async function saveCustomer(db: Db, userId: string, customer: string): Promise<void> {
  await db
    .insertInto('provider_customers')
    .values({ user_id: userId, customer })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ customer }))
    .execute()
}

/** The cards that a person left for charges to come, as the provider's adapter writes them. */
export async function listMethods(db: Db, userId: string): Promise<string[]> {
  const kept = await db
    .selectFrom('subscriptions')
    .select('payment_method')
    .where('user_id', '=', userId)
    .execute()
  const underWay = await db
    .selectFrom('open_checkouts')
    .select('payment_method')
    .where('user_id', '=', userId)
    .execute()
  return [...kept, ...underWay].map(({ payment_method }) => payment_method)
}

/** Puts down that the provider is to forget customers; again it changes nothing. */
export async function insertRemovals(db: Db, customers: readonly string[], dueAt: Instant): Promise<void> {
  if (customers.length === 0) return
  await db
    .insertInto('customer_removals')
    .values(customers.map(customer => ({ customer, due_at: dueAt, tries: 0 })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const listDueRemovals = (db: Db, now: Instant): Promise<CustomerRemovalRow[]> =>
  db.selectFrom('customer_removals').selectAll().where('due_at', '<=', now).orderBy('due_at').execute()

export async function putOffRemoval(db: Db, customer: string, dueAt: Instant): Promise<void> {
  await db
    .updateTable('customer_removals')
    .set(expression => ({ due_at: dueAt, tries: expression('tries', '+', 1) }))
    .where('customer', '=', customer)
    .execute()
}

export async function endRemoval(db: Db, customer: string): Promise<void> {
  await db.deleteFrom('customer_removals').where('customer', '=', customer).execute()
}
