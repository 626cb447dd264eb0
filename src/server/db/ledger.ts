import type { Db } from './openDatabase'
import type { ChargeRow, LedgerRow } from './schema/subscriptions'

type Sides = Record<'cash' | 'discounts' | 'sales', number>

async function book(
  db: Db,
  { key, currency }: ChargeRow,
  entry: LedgerRow['entry'],
  sides: Sides,
  at: number,
): Promise<void> {
  const rows = Object.entries(sides).map(([account, amount]) => ({
    charge_key: key,
    entry,
    account,
    amount,
    currency,
    at,
  }))
  await db.insertInto('ledger').values(rows).execute()
}

/**
 * The movements of a charge that succeeded: what came in, what was let off, what was sold. They add up to 0, and
 * none is ever changed.
 */
export const bookCharge = (db: Db, charge: ChargeRow, at: number): Promise<void> =>
  book(db, charge, 'charge', sidesIn(charge), at)

/** The same the other way round: all of a charge went back. */
export const bookRefund = (db: Db, charge: ChargeRow, at: number): Promise<void> =>
  book(db, charge, 'refund', sidesOut(charge), at)

/** And back again: the bank did not take it. */
export const bookFailedRefund = (db: Db, charge: ChargeRow, at: number): Promise<void> =>
  book(db, charge, 'failed_refund', sidesIn(charge), at)

const sidesIn = ({ price, amount }: ChargeRow): Sides => ({
  cash: amount,
  discounts: price - amount,
  sales: -price,
})

const sidesOut = ({ price, amount }: ChargeRow): Sides => ({
  cash: -amount,
  discounts: amount - price,
  sales: price,
})
