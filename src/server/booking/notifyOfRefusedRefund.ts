import type { Currency } from '@/domain/money'
import type { AppContext } from '../AppContext'
import { appointmentFacts } from '../db/appointmentFacts'
import type { AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import type { ChargeRow } from '../db/schema/charges'
import {
  showNotification,
  writeNotification,
  type NotificationDraft,
} from '../notifications/sendNotification'

/**
 * Writes notifications that a promised refund was refused, in the transaction that records the refusal: both sides must
 * settle it themselves. Returns a function that shows the notifications after the transaction.
 */
export async function notifyOfRefusedRefund(
  context: AppContext,
  db: Db,
  appointment: AppointmentDetails,
  charge: ChargeRow,
  at: number,
): Promise<() => Promise<void>> {
  const drafts = draftsOf(appointment, charge)
  const written = await Promise.all(drafts.map(draft => writeNotification(db, draft, at)))
  return async () => {
    for (const notification of written) await showNotification(context, notification)
  }
}

function draftsOf(
  appointment: AppointmentDetails,
  { amount, currency }: ChargeRow,
): NotificationDraft<'refund_refused'>[] {
  const { id, salon_id, owner_id, client_id } = appointment
  const sides = [
    { audience: 'owner', userId: owner_id },
    { audience: 'client', userId: client_id },
  ] as const
  return sides.flatMap(({ audience, userId }) => {
    if (userId === null) return []
    const unreturned = { amount, currency: currency as Currency }
    const facts = { ...appointmentFacts(appointment, audience), unreturned }
    return [{ userId, kind: 'refund_refused', appointmentId: id, salonId: salon_id, facts }]
  })
}
