import type { Db } from './openDatabase'

/** The user's customer id at the payment provider. */
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

/** The user's cards for future charges, in the form that the provider's adapter uses. */
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
