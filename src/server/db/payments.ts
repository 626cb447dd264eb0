import type { Currency } from '@/domain/money'
import type { Payment } from '@/domain/payment'
import type { Db } from './openDatabase'

/** What a person paid, the latest first. */
export async function listPayments(db: Db, customerId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    _id: row.id,
    salonName: row.salon_name,
    salonNameAr: row.salon_name_ar,
    amount: row.amount,
    currency: row.currency as Currency,
    createdAt: new Date(row.created_at).toISOString(),
    timeZone: row.time_zone,
  }))
}
