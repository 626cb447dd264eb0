import type { AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { findLastCharge, findVisitOutcomes, orderRefunds } from '../db/visitCharges'
import { listStanding } from '../db/visitMovements'
import { ApiFailure } from '../kernel/ApiFailure'

const paidAtSalon = () =>
  new ApiFailure(
    'paid_at_salon',
    'This appointment is paid at the salon. The salon has to take that back first.',
  )

export const paidOnline = () => new ApiFailure('paid_online', 'The client has paid this appointment online.')

export const payingNow = () =>
  new ApiFailure('payment_under_way', 'An online payment of this appointment is under way.')

/**
 * Keeps an appointment as it was read until the transaction ends: whoever changes it waits, as do others who hold it.
 * False when it is another by now.
 */
export async function holdVisit(
  db: Db,
  { id, status, price, currency }: Pick<AppointmentDetails, 'id' | 'status' | 'price' | 'currency'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set({ price })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('price', '=', price)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a charge was ordered whose end is not known. */
export async function isBeingPaid(db: Db, appointmentId: string): Promise<boolean> {
  const charge = await findLastCharge(db, appointmentId)
  return charge !== undefined && (await findVisitOutcomes(db, charge.key)).final === undefined
}

/**
 * What an ending means for what was paid, inside the transaction that ends the appointment. Paid online it goes back
 * when there will be no visit; money in the salon's till is nothing that we can give back, so there the owner's word
 * comes first (`paid_at_salon`).
 */
export async function settleMoney(db: Db, appointmentId: string, status: string, at: number): Promise<void> {
  if (status === 'done') return
  const standing = await listStanding(db, appointmentId)
  if (standing.some(({ way }) => way === 'salon')) throw paidAtSalon()
  if (status !== 'no_show') await orderRefunds(db, appointmentId, at)
}
