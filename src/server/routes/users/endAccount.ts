import type { AppointmentWithServices } from '../../db/appointments'
import { deleteAccount } from '../../db/deleteAccount'
import { inTransaction } from '../../db/inTransaction'
import { ownedSalonLock, userLock } from '../../db/locks'
import type { UserRow } from '../../db/schema/people'
import type { Actor, AppointmentEvent, KnownTime } from '../../events/events'
import type { AppContext } from '../../AppContext'
import { waitAtMost } from '../../kernel/waitAtMost'
import { endTelling } from '../../notifications/rescheduleNews'
import { orderRemoval } from '../../payments/customerRemoval'
import { appointmentPurpose } from '../../booking/appointmentPurpose'
import { refundCharges } from '../../charges/refundCharges'
import { writeConsequences } from '../appointments/writeConsequences'

/** Milliseconds that a deletion waits for the provider; after that it answers without the result. */
const providersTime = 5_000

/**
 * Deletes an account (see `deleteAccount`). The same transaction writes the consequences for other users and enqueues
 * the removal at the payment provider. Refunds follow; the jobs finish those that the provider does not answer in time.
 */
export async function endAccount(app: AppContext, user: UserRow, by: Actor): Promise<void> {
  const { db, now, secret, events } = app
  const { domainEvents: happened, staffUserIds } = await inTransaction(
    db,
    [ownedSalonLock(user.id), userLock(user.id)],
    async transaction => {
      const at = now()
      await orderRemoval(transaction, user.id, at)
      const domainEvents: AppointmentEvent[] = []
      const { ending, staffUserIds } = await deleteAccount(transaction, secret, user, at)
      for (const ended of ending) {
        const known = await endTelling(transaction, ended.id)
        domainEvents.push(await writeConsequences(transaction, cancellation(ended, known, by), at))
      }
      return { domainEvents, staffUserIds }
    },
  )
  for (const userId of [user.id, ...staffUserIds]) await events.publish({ type: 'sessionsEnded', userId })
  for (const event of happened) await events.publish(event)
  await waitAtMost(providersTime, rewardAll())

  async function rewardAll(): Promise<void> {
    for (const { appointment } of happened) await refundCharges(app, appointmentPurpose, appointment.id)
  }
}

/** Keeps the names of the deleted rows. */
const cancellation = (
  appointment: AppointmentWithServices,
  known: KnownTime | undefined,
  by: Actor,
): AppointmentEvent => ({
  type: 'appointmentCancelled',
  appointment: {
    ...appointment,
    status: 'cancelled',
    refund: appointment.paid_way === 'online' ? 'under_way' : null,
  },
  known,
  by,
})
