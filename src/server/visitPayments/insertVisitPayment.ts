import type { AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { insertMovement } from '../db/visitMovements'

interface PaidVisit {
  id: string
  way: 'salon' | 'online'
  amount: number
  currency: string
  at: number
}

/**
 * What was paid for a visit, in the books and, for a client with an account, among their payments. False when it
 * stands there already.
 */
export async function insertVisitPayment(
  db: Db,
  appointment: AppointmentDetails,
  { id, way, amount, currency, at }: PaidVisit,
): Promise<boolean> {
  const { customer_id, salon_id } = appointment
  const movement = { id, appointment_id: appointment.id, salon_id, way, reverses: null, amount, currency, at }
  if (!(await insertMovement(db, movement))) return false
  if (customer_id === null) return true
  await db
    .insertInto('payments')
    .values({
      id,
      customer_id,
      salon_id,
      salon_name: appointment.salon_name ?? '',
      salon_name_ar: appointment.salon_name_ar,
      amount,
      currency,
      time_zone: appointment.time_zone ?? appointment.closed_time_zone ?? 'UTC',
      created_at: at,
    })
    .execute()
  return true
}
