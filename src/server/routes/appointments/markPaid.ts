import { isLive } from '@/domain/appointment'
import type { User } from '@/domain/user'
import { findAppointment, type AppointmentDetails } from '../../db/appointments'
import type { Db } from '../../db/openDatabase'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import type { Services } from '../../http/context'
import { notMovable } from './changes'
import { isOwnerOf } from './mayChange'

/**
 * The owner's word that a visit was paid for in the salon. A client with an account finds it among their payments;
 * of two words at once one makes the payment, and the other finds it made.
 */
export function markPaid({ db, now }: Services, user: User, id: string): Promise<void> {
  return db.transaction().execute(async transaction => {
    const appointment = await findAppointment(transaction, id)
    if (!appointment || !isOwnerOf(user, appointment)) throw notFound()
    const { status, price, paid_at } = appointment
    if (paid_at !== null) return
    if (!isLive(status) && status !== 'done') throw notMovable()
    if (price === 0) throw new ApiFailure('not_movable', 'This appointment is free of charge.')

    const at = now()
    const { numUpdatedRows } = await transaction
      .updateTable('appointments')
      .set({ paid_at: at })
      .where('id', '=', id)
      .where('paid_at', 'is', null)
      .where('status', '=', status)
      .where('price', '=', price)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await insertVisitPayment(transaction, appointment, at)
    else if ((await findAppointment(transaction, id))?.paid_at == null) throw notMovable()
  })
}

async function insertVisitPayment(
  db: Db,
  { id, customer_id, salon_id, salon_name, salon_name_ar, price, currency, time_zone }: AppointmentDetails,
  at: number,
): Promise<void> {
  if (customer_id === null) return
  await db
    .insertInto('payments')
    .values({
      id,
      customer_id,
      salon_id,
      salon_name: salon_name ?? '',
      salon_name_ar,
      amount: price,
      currency,
      time_zone: time_zone ?? 'UTC',
      created_at: at,
    })
    .execute()
}
