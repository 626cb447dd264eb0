import type { Currency } from '@/domain/money'
import type { PaidAppointment, Payment, AppointmentRefund } from '@/domain/payment'
import { paidInto, type PaidInto } from './ledger'
import type { Db } from './openDatabase'

const refundOf = (result: string | null): AppointmentRefund => {
  if (result === null) return 'under_way'
  return result === 'succeeded' ? 'done' : 'refused'
}

interface AppointmentColumns {
  service_name: string | null
  service_name_ar: string | null
  starts_at: number | null
}

const appointmentWithServicesOf = ({
  service_name,
  service_name_ar,
  starts_at,
}: AppointmentColumns): PaidAppointment | undefined =>
  service_name === null || starts_at === null
    ? undefined
    : { name: service_name, nameAr: service_name_ar, startsAt: new Date(starts_at).toISOString() }

/**
 * The client's payments, the latest first. A payment that the salon recorded by mistake and took back is left out. A
 * refunded card payment stays and is marked as such.
 */
export async function listPayments(db: Db, clientId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('ledger as paid', join =>
      join
        .onRef('paid.entry_id', '=', 'payments.id')
        .on('paid.purpose', '=', 'appointment')
        .on('paid.account', 'in', paidInto),
    )
    .leftJoin('appointments', 'appointments.id', 'paid.subject_id')
    .leftJoin('ledger as back', join =>
      join.onRef('back.reverses', '=', 'paid.entry_id').onRef('back.account', '=', 'paid.account'),
    )
    .leftJoin('refunds', 'refunds.charge_key', 'paid.entry_id')
    .selectAll('payments')
    .select([
      'paid.account as way',
      'appointments.service_name',
      'appointments.service_name_ar',
      'appointments.starts_at',
      'refunds.ordered_at',
      'refunds.ended_at',
      'refunds.result',
    ])
    .where('payments.client_id', '=', clientId)
    .where(is => is.or([is('back.entry_id', 'is', null), is('back.account', '=', 'online')]))
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .execute()
  return rows.map(row => {
    const appointment = appointmentWithServicesOf(row)
    return {
      _id: row.id,
      ...(row.salon_id !== null && { salonId: row.salon_id }),
      salonName: row.salon_name,
      salonNameAr: row.salon_name_ar,
      amount: row.amount,
      currency: row.currency as Currency,
      createdAt: new Date(row.created_at).toISOString(),
      timeZone: row.time_zone,
      ...(row.way !== null && { way: row.way as PaidInto }),
      ...(appointment && { appointment }),
      ...(row.ordered_at !== null && { refund: refundOf(row.result) }),
      ...(row.result === 'succeeded' &&
        row.ended_at !== null && { refundedAt: new Date(row.ended_at).toISOString() }),
    }
  })
}
