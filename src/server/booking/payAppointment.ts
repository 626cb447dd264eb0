import type { PayRequest } from '@/domain/appointmentPayment'
import type { User } from '@/domain/user'
import type { AppContext } from '../AppContext'
import { chargeableCard } from '../charges/chargeableCard'
import { chargeCard, type Charging } from '../charges/chargeCard'
import { intentOf } from '../charges/intentOf'
import { knownEnd } from '../charges/knownResult'
import { findAppointment, type AppointmentDetails } from '../db/appointments'
import { takesOnlinePayment } from '../db/toAppointment'
import { findChargeOfIntent, findLastCharge, insertCharge } from '../db/charges'
import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import { appointmentLocks } from '../db/locks'
import type { ChargeRow } from '../db/schema/charges'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import { holdAppointment } from './appointmentPayments'
import { appointmentPurpose } from './appointmentPurpose'

const notPayable = () => new ApiFailure('not_movable', 'This appointment cannot be paid online.')

const priceChanged = () => new ApiFailure('price_changed', 'The price of this appointment has changed.')

/**
 * Charges the price of a client's own appointment. The charge is stored first; then the provider is asked under the
 * charge's own key. An attempt without a final result is continued, whatever key the request has, and only a refused
 * one allows a new attempt: any number of requests charge at most once. Undefined when the appointment is already paid.
 */
export async function payAppointment(
  context: AppContext,
  user: User,
  appointmentId: string,
  request: PayRequest,
  idempotencyKey: string,
): Promise<Charging | undefined> {
  const { db } = context
  const intent = intentOf(user.uid, idempotencyKey)
  await requireOwn(db, user, appointmentId)
  const method = await chargeableCard(context, request.paymentMethod, user.uid)
  const charge =
    (await findChargeOfIntent(db, appointmentId, intent)) ??
    (await inTransaction(db, appointmentLocks(appointmentId), transaction =>
      writeCharge(context, transaction, user, appointmentId, request, intent),
    ))
  return charge && { charge, result: await chargeCard(context, appointmentPurpose, charge, method) }
}

/** 404 for another client's appointment, also for the salon's owner. */
export async function requireOwn(db: Db, { uid }: User, appointmentId: string): Promise<AppointmentDetails> {
  const appointment = await findAppointment(db, appointmentId)
  if (appointment?.client_id !== uid) throw notFound()
  return appointment
}

async function writeCharge(
  { now }: AppContext,
  db: Db,
  user: User,
  appointmentId: string,
  { amount }: PayRequest,
  intent: string,
): Promise<ChargeRow | undefined> {
  const at = now()
  const appointment = await requireOwn(db, user, appointmentId)
  if (!(await holdAppointment(db, appointment))) throw priceChanged()
  const last = await findLastCharge(db, appointmentId)
  if (last && !(await knownEnd(db, last.key))) return last
  const { price, currency, starts_at, paid_at } = appointment
  if (paid_at !== null) return undefined
  if (!takesOnlinePayment(appointment) || starts_at <= at) throw notPayable()
  if (amount !== price) throw priceChanged()
  const attempt = (last?.attempt ?? 0) + 1
  const charge: ChargeRow = {
    key: `${appointmentId}.online.${attempt}`,
    purpose: 'appointment',
    subject_id: appointmentId,
    attempt,
    intent,
    customer_present: 1,
    amount: price,
    currency,
    created_at: at,
  }
  await insertCharge(db, charge)
  return charge
}
