import type { Currency } from '@/domain/money'
import type { PaidVisit, Payment, VisitRefund } from '@/domain/payment'
import type { Db } from './openDatabase'

const refundOf = (row: { refunded_at: number | null; refused_at: number | null }): VisitRefund => {
  if (row.refused_at !== null) return 'refused'
  return row.refunded_at === null ? 'under_way' : 'done'
}

interface VisitColumns {
  service_name: string | null
  service_name_ar: string | null
  starts_at: number | null
}

const visitOf = ({ service_name, service_name_ar, starts_at }: VisitColumns): PaidVisit | undefined =>
  service_name === null || starts_at === null
    ? undefined
    : { name: service_name, nameAr: service_name_ar, startsAt: new Date(starts_at).toISOString() }

/**
 * What a person paid, the latest first. One that the salon marked by mistake and took back never was; one that went
 * back to the card stays, and says so.
 */
export async function listPayments(db: Db, customerId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('visit_movements as paid', 'paid.id', 'payments.id')
    .leftJoin('appointments', 'appointments.id', 'paid.appointment_id')
    .leftJoin('visit_movements as back', 'back.reverses', 'payments.id')
    .leftJoin('visit_refunds', 'visit_refunds.charge_key', 'payments.id')
    .leftJoin('visit_refund_refusals', 'visit_refund_refusals.charge_key', 'payments.id')
    .selectAll('payments')
    .select([
      'paid.way',
      'appointments.service_name',
      'appointments.service_name_ar',
      'appointments.starts_at',
      'back.at as refunded_at',
      'visit_refunds.ordered_at',
      'visit_refund_refusals.at as refused_at',
    ])
    .where('payments.customer_id', '=', customerId)
    .where(is => is.or([is('back.id', 'is', null), is('back.way', '=', 'online')]))
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .execute()
  return rows.map(row => {
    const visit = visitOf(row)
    return {
      _id: row.id,
      salonName: row.salon_name,
      salonNameAr: row.salon_name_ar,
      amount: row.amount,
      currency: row.currency as Currency,
      createdAt: new Date(row.created_at).toISOString(),
      timeZone: row.time_zone,
      ...(row.way !== null && { way: row.way }),
      ...(visit && { visit }),
      ...(row.ordered_at !== null && { refund: refundOf(row) }),
      ...(row.refunded_at !== null &&
        row.refused_at === null && { refundedAt: new Date(row.refunded_at).toISOString() }),
    }
  })
}
