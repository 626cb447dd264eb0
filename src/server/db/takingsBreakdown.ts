import { sql, type SqlBool } from 'kysely'
import type { Currency } from '@/domain/money'
import type { Interval } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import type { Books } from './takings'

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

const paidIn = (db: Db, salonId: string, { from, until }: Interval) =>
  db
    .selectFrom('ledger')
    .where('ledger.salon_id', '=', salonId)
    // Literals, not parameters: the indexes of payments hold the rows of these accounts only.
    .where(sql<SqlBool>`ledger.account in ('online', 'salon')`)
    .where('ledger.at', '>=', from)
    .where('ledger.at', '<', until)

/** By staff member and service, as booked. One query: each of the two sums is made of its rows. */
export async function paidByPart(db: Db, { salon, interval }: Books): Promise<PaidPart[]> {
  const rows = await paidIn(db, salon.id, interval)
    .innerJoin('appointments', 'appointments.id', 'ledger.subject_id')
    .leftJoin('staff', 'staff.id', 'appointments.staff_id')
    .select(({ fn }) => [
      'appointments.staff_id as staffId',
      'staff.name as staffName',
      'staff.name_ar as staffNameAr',
      'appointments.service_name as serviceName',
      fn.max('appointments.service_name_ar').as('serviceNameAr'),
      'ledger.currency',
      fn.sum<number>('ledger.amount').as('amount'),
    ])
    .groupBy([
      'appointments.staff_id',
      'staff.name',
      'staff.name_ar',
      'appointments.service_name',
      'ledger.currency',
    ])
    .execute()
  return rows.map(row => ({ ...row, currency: row.currency as Currency }))
}

export async function paidInAll(
  db: Db,
  salonId: string,
  interval: Interval,
): Promise<{ currency: Currency; paid: number }[]> {
  const rows = await paidIn(db, salonId, interval)
    .select(({ fn }) => ['ledger.currency', fn.sum<number>('ledger.amount').as('paid')])
    .groupBy('ledger.currency')
    .orderBy('ledger.currency')
    .execute()
  return rows.map(row => ({ ...row, currency: row.currency as Currency }))
}
