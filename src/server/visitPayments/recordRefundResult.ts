import { findAppointment } from '../db/appointments'
import type { VisitMovementRow } from '../db/schema/visitMoney'
import { isRefusedRefund } from '../db/visitCharges'
import { reverseMovement } from '../db/visitMovements'
import type { AppContext } from '../AppContext'
import type { RefundResult } from '../kernel/PaymentGateway'
import { recordRefusal } from './recordRefusal'
import { tellOfMoney } from './tellOfMoney'
import { holdVisit } from './visitMoney'

/**
 * Writes down how a refund ended, by whomever and however often that is brought; one that is pending stays open. What
 * went back may still be refused; what was refused stays so.
 */
export async function recordRefundResult(
  services: AppContext,
  movement: VisitMovementRow,
  result: RefundResult,
): Promise<void> {
  if (result.status === 'pending') return
  const isNew =
    result.status === 'refused'
      ? await recordRefusal(services, movement, result.reason)
      : await recordReturn(services, movement)
  if (isNew) await tellOfMoney(services, movement.appointment_id)
}

/** False when it was known already, or the refusal was. */
const recordReturn = ({ db, now }: AppContext, movement: VisitMovementRow): Promise<boolean> =>
  db.transaction().execute(async transaction => {
    const appointment = await findAppointment(transaction, movement.appointment_id)
    if (appointment) await holdVisit(transaction, appointment)
    if (await isRefusedRefund(transaction, movement.id)) return false
    return reverseMovement(transaction, movement, now())
  })
