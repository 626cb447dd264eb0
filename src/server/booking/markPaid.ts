import { isLive } from '@/domain/appointment'
import type { User } from '@/domain/user'
import { findAppointment, type AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { listStanding, nextNumber, reverseMovement } from '../db/visitMovements'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { callOffCharge } from '../visitPayments/settleVisitCharge'
import { insertVisitPayment } from '../visitPayments/insertVisitPayment'
import { holdVisit, isBeingPaid, paidOnline, payingNow } from '../visitPayments/visitMoney'
import { notMovable } from './changes'
import { isOwnerOf } from './mayChange'

/**
 * The owner's word that a visit was paid for in the salon. A client with an account finds it among their payments;
 * of two words at once one makes the payment, and the other finds it made.
 */
export async function markPaid(services: AppContext, user: User, id: string): Promise<void> {
  const { db, now } = services
  await requireOwned(db, user, id)
  await callOffCharge(services, id)
  await db.transaction().execute(async transaction => {
    const appointment = await requireOwned(transaction, user, id)
    const { status, price, currency } = appointment
    if (!(await holdVisit(transaction, appointment))) throw notMovable()
    const standing = await listStanding(transaction, id)
    if (standing.some(({ way }) => way === 'online')) throw paidOnline()
    if (standing.length > 0) return
    if (!isLive(status) && status !== 'done') throw notMovable()
    if (price === 0) throw new ApiFailure('not_movable', 'This appointment is free of charge.')
    if (await isBeingPaid(transaction, id)) throw payingNow()
    const number = await nextNumber(transaction, id)
    const paid = { id: `${id}.${number}`, way: 'salon', amount: price, currency, at: now() } as const
    await insertVisitPayment(transaction, appointment, paid)
  })
}

/** The owner's word that it was not paid in the salon after all. What was paid online goes back by cancelling alone. */
export function takePaidBack({ db, now }: AppContext, user: User, id: string): Promise<void> {
  return db.transaction().execute(async transaction => {
    const appointment = await requireOwned(transaction, user, id)
    await holdVisit(transaction, appointment)
    for (const movement of await listStanding(transaction, id)) {
      if (movement.way === 'online') throw paidOnline()
      await reverseMovement(transaction, movement, now())
    }
  })
}

async function requireOwned(db: Db, user: User, id: string): Promise<AppointmentDetails> {
  const appointment = await findAppointment(db, id)
  if (!appointment || !isOwnerOf(user, appointment)) throw notFound()
  return appointment
}
