import type { Currency } from '@/domain/money'
import type { PlanSize, PlanTier } from '@/domain/plans'
import type { Invoice } from '@/domain/subscription'
import type { Db } from './openDatabase'
import type { InvoiceRow } from './schema/subscriptions'

/** Issues the next invoice inside the caller's transaction, so that a rollback leaves no gap in the numbers. */
export async function issueInvoice(db: Db, invoice: Omit<InvoiceRow, 'number'>): Promise<void> {
  for (;;) {
    const { last } = await db
      .selectFrom('invoices')
      .select(({ fn }) => fn.max<number | null>('number').as('last'))
      .executeTakeFirstOrThrow()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('invoices')
      .values({ ...invoice, number: (last ?? 0) + 1 })
      .onConflict(conflict => conflict.column('number').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return
  }
}

const invoices = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('charges', 'charges.key', 'invoices.charge_key')
    .innerJoin('subscription_orders as ordered', 'ordered.charge_key', 'invoices.charge_key')
    .select([
      'invoices.number',
      'invoices.charge_key',
      'invoices.issued_at',
      'invoices.period_starts_at',
      'invoices.period_ends_at',
      'ordered.tier',
      'ordered.size',
      'ordered.months',
      'ordered.coupon_code',
      'ordered.price',
      'charges.amount',
      'charges.currency',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof invoices>['execute']>>[number]

const toInvoice = (row: Row): Invoice => ({
  number: row.number,
  paymentId: row.charge_key,
  issuedAt: row.issued_at,
  tier: row.tier as PlanTier,
  size: row.size as PlanSize,
  months: row.months,
  periodStartsAt: row.period_starts_at,
  periodEndsAt: row.period_ends_at,
  coupon: row.price === row.amount ? null : row.coupon_code,
  price: row.price,
  discount: row.price - row.amount,
  amount: row.amount,
  currency: row.currency as Currency,
})

export async function listInvoices(db: Db, userId: string): Promise<Invoice[]> {
  const rows = await invoices(db)
    .where('invoices.user_id', '=', userId)
    .orderBy('invoices.number', 'desc')
    .execute()
  return rows.map(toInvoice)
}

export async function findInvoiceOfCharge(db: Db, chargeKey: string): Promise<Invoice | null> {
  const row = await invoices(db).where('invoices.charge_key', '=', chargeKey).executeTakeFirst()
  return row ? toInvoice(row) : null
}
