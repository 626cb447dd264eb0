import type { Currency } from '@/domain/money'
import type { Db } from './openDatabase'
import { paymentsOf, type Books } from './takings'

/** Payments less refunds of one service by one staff member in one currency, with their names. */
export interface PaidPart {
  staffId: string
  /** Null for one who has left. */
  staffName: string | null
  staffNameAr: string | null
  serviceName: string
  serviceNameAr: string | null
  currency: Currency
  amount: number
}

/** By staff member and service, as booked. One query: each of the two sums is made of its rows. */
export async function paidByPart(db: Db, books: Books): Promise<PaidPart[]> {
  const rows = await paymentsOf(db, books)
    .leftJoin('staff', 'staff.id', 'daily_payments.staff_id')
    .select(({ fn }) => [
      'staff_id as staffId',
      'staff.name as staffName',
      'staff.name_ar as staffNameAr',
      'service_name as serviceName',
      fn.max('service_name_ar').as('serviceNameAr'),
      'currency',
      fn.sum<number>('amount').as('amount'),
    ])
    .groupBy(['staff_id', 'staff.name', 'staff.name_ar', 'service_name', 'currency'])
    .execute()
  return rows.map(row => ({
    ...row,
    serviceNameAr: row.serviceNameAr || null,
    currency: row.currency as Currency,
  }))
}

export async function paidInAll(
  db: Db,
  books: Pick<Books, 'salon' | 'dates'>,
): Promise<{ currency: Currency; paid: number }[]> {
  const rows = await paymentsOf(db, books)
    .select(({ fn }) => ['currency', fn.sum<number>('amount').as('paid')])
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(row => ({ ...row, currency: row.currency as Currency }))
}
