import type { Db } from './openDatabase'
import type { ChargeRow } from './schema/subscriptions'

/**
 * The movements of a charge that succeeded: what came in, what was let off, what was sold. They add up to 0, and
 * none is ever changed.
 */
export async function bookCharge(
  db: Db,
  { key, price, amount, currency }: ChargeRow,
  at: number,
): Promise<void> {
  const movements = { cash: amount, discounts: price - amount, sales: -price }
  await db
    .insertInto('ledger')
    .values(
      Object.entries(movements).map(([account, moved]) => ({
        charge_key: key,
        account,
        amount: moved,
        currency,
        at,
      })),
    )
    .execute()
}

/** What an account holds of each currency: the sum of its movements. */
export const balancesOf = (db: Db, account: 'cash' | 'discounts' | 'sales') =>
  db
    .selectFrom('ledger')
    .select(({ fn }) => ['currency', fn.sum<number>('amount').as('amount')])
    .where('account', '=', account)
    .groupBy('currency')
    .execute()
