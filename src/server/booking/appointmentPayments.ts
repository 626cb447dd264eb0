import type { AppointmentStatus } from '@/domain/appointment'
import { findAppointment, type AppointmentDetails } from '../db/appointments'
import { findLastCharge, findResults } from '../db/charges'
import { listReceived } from '../db/ledger'
import type { Db } from '../db/openDatabase'
import { orderRefundsOf } from '../db/refunds'
import { ApiFailure } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'

const paidAtSalon = () =>
  new ApiFailure(
    'paid_at_salon',
    'This appointment is paid at the salon. The salon has to take that back first.',
  )

export const paidOnline = () => new ApiFailure('paid_online', 'The client has paid this appointment online.')

export const payingNow = () =>
  new ApiFailure('payment_under_way', 'An online payment of this appointment is under way.')

/**
 * Locks an appointment as it was read until the transaction ends: concurrent changes and locks wait.
 * False when the appointment has changed meanwhile.
 */
export async function holdAppointment(
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

/** Whether a charge was ordered and has no final result yet. */
export async function isBeingPaid(db: Db, appointmentId: string): Promise<boolean> {
  const charge = await findLastCharge(db, appointmentId)
  return charge !== undefined && (await findResults(db, charge.key)).final === undefined
}

/**
 * Refunds, inside the transaction that ends the appointment. An online payment is refunded when nobody will be served.
 * We cannot refund money in the salon's till, so the owner must first take the payment back; throws `paid_at_salon`.
 */
export async function refundAtEnd(
  db: Db,
  appointmentId: string,
  status: AppointmentStatus,
  at: number,
): Promise<void> {
  if (status === 'done') return
  const received = await listReceived(db, appointmentId)
  if (received.some(({ account }) => account === 'salon')) throw paidAtSalon()
  if (status !== 'no_show') await orderRefundsOf(db, appointmentId, at)
}

/** Adds a payment for an appointment to its client's payments, if the client has an account. */
export async function insertAppointmentPayment(
  db: Db,
  appointment: AppointmentDetails,
  payment: { id: string; amount: number; currency: string; created_at: number },
): Promise<void> {
  const { client_id, salon_id, salon_name, salon_name_ar, time_zone, closed_time_zone } = appointment
  if (client_id === null) return
  await db
    .insertInto('payments')
    .values({
      ...payment,
      client_id,
      salon_id,
      salon_name: salon_name ?? '',
      salon_name_ar,
      time_zone: time_zone ?? closed_time_zone ?? 'UTC',
    })
    .execute()
}

/** Publishes to the client and the owner that an appointment was paid or refunded. */
export async function publishPayment({ db, events }: AppContext, appointmentId: string): Promise<void> {
  const appointment = await findAppointment(db, appointmentId)
  if (!appointment) return
  const userIds = [appointment.client_id, appointment.owner_id].filter(userId => userId !== null)
  const { salon_id: salonId, staff_id: staffId } = appointment
  await events.publish({ type: 'paymentChanged', userIds, salonId, staffId })
}
