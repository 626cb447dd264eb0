import { isActive } from '@/domain/appointment'
import { amountValue } from '@/domain/auditValues'
import type { User } from '@/domain/user'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import { callOffCharge } from '../charges/chargeCard'
import { findAppointment, type AppointmentDetails } from '../db/appointments'
import { findLastCharge } from '../db/charges'
import { book, listReceived, nextEntryNumber, reverseEntry } from '../db/ledger'
import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import { appointmentLocks } from '../db/locks'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import {
  holdAppointment,
  insertAppointmentPayment,
  isBeingPaid,
  paidOnline,
  payingNow,
} from './appointmentPayments'
import { actorIn, auditAppointment } from './auditAppointment'
import { appointmentPurpose } from './appointmentPurpose'
import { notMovable } from './changes'
import { actsForSalon } from './mayChange'

/**
 * Records the owner's statement that an appointment was paid in the salon. A client with an account sees the payment;
 * of two concurrent requests one creates it, and the other finds it.
 */
export async function markPaid(context: AppContext, user: User, id: string): Promise<void> {
  const { db, now } = context
  await requireOwned(db, user, id)
  const charge = await findLastCharge(db, id)
  if (charge) await callOffCharge(context, appointmentPurpose, charge)
  await inTransaction(db, appointmentLocks(id), async transaction => {
    const appointment = await requireOwned(transaction, user, id)
    const { status, price } = appointment
    if (!(await holdAppointment(transaction, appointment))) throw notMovable()
    const received = await listReceived(transaction, id)
    if (received.some(({ account }) => account === 'online')) throw paidOnline()
    if (received.length > 0) return
    if (!isActive(status) && status !== 'done') throw notMovable()
    if (price === 0) throw new ApiFailure('not_movable', 'This appointment is free of charge.')
    if (await isBeingPaid(transaction, id)) throw payingNow()
    await bookPaid(transaction, appointment, now())
    await auditPaid(transaction, user, appointment, 'paid', now())
  })
}

async function bookPaid(db: Db, appointment: AppointmentDetails, at: number): Promise<void> {
  const { id, salon_id, price, currency } = appointment
  const paymentId = `${id}.${await nextEntryNumber(db, id)}`
  const isNew = await book(db, {
    entry_id: paymentId,
    purpose: 'appointment',
    subject_id: id,
    salon_id,
    sides: { salon: price, sales: -price },
    currency,
    at,
  })
  if (!isNew) return
  await insertAppointmentPayment(db, appointment, { id: paymentId, amount: price, currency, created_at: at })
}

/** Takes the owner's statement of a payment in the salon back. Online payments are refunded by cancelling only. */
export function takePaidBack({ db, now }: AppContext, user: User, id: string): Promise<void> {
  return inTransaction(db, appointmentLocks(id), async transaction => {
    const appointment = await requireOwned(transaction, user, id)
    await holdAppointment(transaction, appointment)
    const received = await listReceived(transaction, id)
    for (const { entry_id, account } of received) {
      if (account === 'online') throw paidOnline()
      await reverseEntry(transaction, entry_id, now())
    }
    if (received.length > 0) await auditPaid(transaction, user, appointment, 'paid_taken_back', now())
  })
}

function auditPaid(
  db: Db,
  user: User,
  appointment: AppointmentDetails,
  action: 'paid' | 'paid_taken_back',
  now: Instant,
): Promise<void> {
  const paid = { paid: 'salon', price: amountValue(appointment.price, appointment.currency) }
  const change = action === 'paid' ? { before: null, after: paid } : { before: paid, after: null }
  return auditAppointment(db, actorIn(user, appointment), appointment, { action, ...change }, now)
}

async function requireOwned(db: Db, user: User, id: string): Promise<AppointmentDetails> {
  const appointment = await findAppointment(db, id)
  if (!appointment || !actsForSalon(user, appointment)) throw notFound()
  return appointment
}
