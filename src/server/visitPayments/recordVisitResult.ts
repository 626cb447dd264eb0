import { isLive } from '@/domain/appointment'
import type { ChargeRefusal } from '@/domain/subscription'
import { findAppointment } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import type { VisitChargeRow } from '../db/schema/visitMoney'
import { findVisitOutcomes, insertRefund, insertVisitResult } from '../db/visitCharges'
import { listStanding } from '../db/visitMovements'
import type { AppContext } from '../AppContext'
import type { ChargeResult } from '../kernel/PaymentGateway'
import { giveBack } from './giveBack'
import { insertVisitPayment } from './insertVisitPayment'
import { tellOfMoney } from './tellOfMoney'
import { holdVisit } from './visitMoney'

/** What our own books say of a charge: undefined while its end is open and nobody was asked to confirm it. */
export async function knownVisitResult(db: Db, chargeKey: string): Promise<ChargeResult | undefined> {
  const { final, confirmation } = await findVisitOutcomes(db, chargeKey)
  if (final === 'succeeded') return { status: 'succeeded' }
  if (final !== undefined) return { status: 'refused', reason: final as ChargeRefusal }
  return confirmation === undefined ? undefined : { status: 'needs_confirmation' }
}

/**
 * Writes down what the provider said, and in the same transaction what follows from it: once, however often and by
 * whomever the result is brought. Gives what our books say afterwards.
 */
export async function recordVisitResult(
  services: AppContext,
  charge: VisitChargeRow,
  result: ChargeResult,
): Promise<ChargeResult> {
  const { db, now } = services
  const { key } = charge
  const at = now()
  if (result.status === 'needs_confirmation') {
    await insertVisitResult(db, { charge_key: key, stage: 'confirmation', outcome: 'asked', at })
    const known = await knownVisitResult(db, key)
    // The page on which the bank asks is not in our books.
    return known && known.status !== 'needs_confirmation' ? known : result
  }
  const outcome = result.status === 'succeeded' ? result.status : result.reason
  await db.transaction().execute(async transaction => {
    await insertVisitResult(transaction, { charge_key: key, stage: 'final', outcome, at })
    if (outcome === 'succeeded') await bookCharge(transaction, charge, at)
  })
  await giveBack(services, charge.appointment_id)
  if (outcome === 'succeeded') await tellOfMoney(services, charge.appointment_id)
  return (await knownVisitResult(db, key)) ?? result
}

/**
 * Money that came in is in the books, whatever happened meanwhile. Where nobody owes it any more (the visit was called
 * off or paid in another way, or the charge had been given up) it goes back.
 */
async function bookCharge(db: Db, charge: VisitChargeRow, at: number): Promise<void> {
  const { key, appointment_id, amount, currency } = charge
  const appointment = await findAppointment(db, appointment_id)
  if (!appointment) throw new Error('A charge has no appointment')
  await holdVisit(db, appointment)
  const earlier = await listStanding(db, appointment_id)
  const isNew = await insertVisitPayment(db, appointment, { id: key, way: 'online', amount, currency, at })
  if (!isNew) return
  const { final } = await findVisitOutcomes(db, key)
  const isOwed = isLive(appointment.status) || appointment.status === 'done'
  if (!isOwed || earlier.length > 0 || final !== 'succeeded') {
    await insertRefund(db, { charge_key: key, ordered_at: at })
  }
}
