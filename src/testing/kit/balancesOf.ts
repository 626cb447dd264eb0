import type { Db } from '@/server/db/openDatabase'
import type { Account } from '@/server/db/schema/charges'

export const balancesOf = (db: Db, account: Account) =>
  db
    .selectFrom('ledger')
    .select(({ fn }) => ['currency', fn.sum<number>('amount').as('amount')])
    .where('account', '=', account)
    .groupBy('currency')
    .execute()
