import type { Currency } from '@/domain/money'
import { findAppointment, type AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import type { VisitMovementRow } from '../db/schema/visitMoney'
import { insertRefusal } from '../db/visitCharges'
import { findReversal, reverseMovement } from '../db/visitMovements'
import type { WrittenNotice } from '../events/events'
import type { AppContext } from '../AppContext'
import { appointmentFacts } from '../db/appointmentFacts'
import { showNotice, writeNotice } from '../notifications/sendNotice'
import type { RefundRefusal } from '../kernel/PaymentGateway'
import { holdVisit } from './visitMoney'

/**
 * Ends a refund that the provider refuses: nobody asks again, and what had gone back is there again. Both sides, who were
 * told that the money goes back, are told in the same transaction, and so once, that they have to settle it themselves.
 * False when that was done before.
 */
export async function recordRefusal(
  services: AppContext,
  movement: VisitMovementRow,
  reason: RefundRefusal,
): Promise<boolean> {
  const { db, now, log } = services
  const at = now()
  const written = await db.transaction().execute(async transaction => {
    await holdVisit(transaction, await reread(transaction, movement.appointment_id))
    if (!(await insertRefusal(transaction, { charge_key: movement.id, reason, at }))) return undefined
    const back = await findReversal(transaction, movement.id)
    if (back) await reverseMovement(transaction, back, at)
    // By now without a refund that it could promise.
    const appointment = await reread(transaction, movement.appointment_id)
    const notices: WrittenNotice[] = []
    for (const draft of noticesOf(appointment, movement)) {
      notices.push(await writeNotice(transaction, draft, at))
    }
    return notices
  })
  if (!written) return false
  log.error('refund_refused', { key: movement.id, reason })
  for (const notice of written) await showNotice(services, notice)
  return true
}

async function reread(db: Db, appointmentId: string): Promise<AppointmentDetails> {
  const appointment = await findAppointment(db, appointmentId)
  if (!appointment) throw new Error('A refund has no appointment')
  return appointment
}

function noticesOf(appointment: AppointmentDetails, { amount, currency }: VisitMovementRow) {
  const { id, salon_id, owner_id, customer_id } = appointment
  const sides = [
    { audience: 'owner', userId: owner_id },
    { audience: 'client', userId: customer_id },
  ] as const
  return sides.flatMap(({ audience, userId }) =>
    userId === null
      ? []
      : [
          {
            userId,
            kind: 'refund_refused' as const,
            appointmentId: id,
            salonId: salon_id,
            facts: {
              ...appointmentFacts(appointment, audience),
              unreturned: { amount, currency: currency as Currency },
            },
          },
        ],
  )
}
