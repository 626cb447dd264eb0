import type { Db } from '@/server/db/openDatabase'

/** What an account of the ledger holds of each currency: the sum of its movements. */
export const balancesOf = (db: Db, account: 'cash' | 'discounts' | 'sales') =>
  db
    .selectFrom('ledger')
    .select(({ fn }) => ['currency', fn.sum<number>('amount').as('amount')])
    .where('account', '=', account)
    .groupBy('currency')
    .execute()
