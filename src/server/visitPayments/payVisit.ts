import { createHash } from 'node:crypto'
import type { PayRequest } from '@/domain/visitPayment'
import type { User } from '@/domain/user'
import { findAppointment, takesOnlinePayment, type AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import type { VisitChargeRow } from '../db/schema/visitMoney'
import { findChargeOfIntent, findLastCharge, insertVisitCharge } from '../db/visitCharges'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { chargeableCard } from '../payments/chargeableCard'
import type { ChargeResult } from '../kernel/PaymentGateway'
import { knownVisitResult } from './recordVisitResult'
import { settleVisitCharge } from './settleVisitCharge'
import { holdVisit } from './visitMoney'

const notPayable = () => new ApiFailure('not_movable', 'This appointment cannot be paid online.')

const priceChanged = () => new ApiFailure('changed_meanwhile', 'The price of this appointment has changed.')

export interface PayingVisit {
  charge: VisitChargeRow
  result: ChargeResult
}

/**
 * Charges the price of a client's own appointment, as it stands in our books: the order is written down first, then
 * the provider is asked under the order's own key. An attempt whose end is open is gone on with, whatever key comes
 * along, and only a refused one makes room for the next: of any number of presses at most one charges. Undefined when
 * it is paid already.
 */
export async function payVisit(
  services: AppContext,
  user: User,
  appointmentId: string,
  request: PayRequest,
  idempotencyKey: string,
): Promise<PayingVisit | undefined> {
  const { db } = services
  const intent = createHash('sha256').update(`${user.uid} ${idempotencyKey}`).digest('base64url')
  await requireOwn(db, user, appointmentId)
  const method = await chargeableCard(services, request.paymentMethod, user.uid)
  const charge =
    (await findChargeOfIntent(db, appointmentId, intent)) ??
    (await db
      .transaction()
      .execute(transaction => writeCharge(services, transaction, user, appointmentId, request, intent)))
  return charge && { charge, result: await settleVisitCharge(services, charge, method) }
}

/** 404 for another's, the salon owner's eyes included. */
export async function requireOwn(db: Db, { uid }: User, appointmentId: string): Promise<AppointmentDetails> {
  const appointment = await findAppointment(db, appointmentId)
  if (appointment?.customer_id !== uid) throw notFound()
  return appointment
}

async function writeCharge(
  { now }: AppContext,
  db: Db,
  user: User,
  appointmentId: string,
  { amount }: PayRequest,
  intent: string,
): Promise<VisitChargeRow | undefined> {
  const at = now()
  const appointment = await requireOwn(db, user, appointmentId)
  if (!(await holdVisit(db, appointment))) throw priceChanged()
  const last = await findLastCharge(db, appointmentId)
  const known = last && (await knownVisitResult(db, last.key))
  if (last && (!known || known.status === 'needs_confirmation')) return last
  const { price, currency, starts_at, paid_at } = appointment
  if (paid_at !== null) return undefined
  if (!takesOnlinePayment(appointment) || starts_at <= at) throw notPayable()
  if (amount !== price) throw priceChanged()
  const attempt = (last?.attempt ?? 0) + 1
  const charge = {
    key: `${appointmentId}.online.${attempt}`,
    appointment_id: appointmentId,
    attempt,
    intent,
    amount: price,
    currency,
    created_at: at,
  }
  await insertVisitCharge(db, charge)
  return charge
}
