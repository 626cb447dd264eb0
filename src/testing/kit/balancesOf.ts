import type { Db } from '@/server/db/openDatabase'
import type { Account } from '@/server/db/schema/charges'

/** What an account of the ledger holds of each currency: the sum of its rows. */
export const balancesOf = (db: Db, account: Account) =>
  db
    .selectFrom('ledger')
    .select(({ fn }) => ['currency', fn.sum<number>('amount').as('amount')])
    .where('account', '=', account)
    .groupBy('currency')
    .execute()
