import type { AppointmentWithServices } from '../../db/appointments'
import { deleteAccount } from '../../db/deleteAccount'
import type { UserRow } from '../../db/schema/people'
import type { Actor, AppointmentEvent, KnownTime } from '../../events/events'
import type { AppContext } from '../../AppContext'
import { waitAtMost } from '../../kernel/waitAtMost'
import { endTelling } from '../../notifications/rescheduleNews'
import { orderRemoval } from '../../payments/customerRemoval'
import { appointmentPurpose } from '../../booking/appointmentPurpose'
import { refundCharges } from '../../charges/refundCharges'
import { writeConsequences } from '../appointments/writeConsequences'

/** Whoever leaves gives an answer up that takes longer than some seconds. */
const providersTime = 5_000

/**
 * Deletes an account (see `deleteAccount`), and in the same transaction writes what follows for the others, and that the
 * payment provider is to forget the person. Then money goes back: what the provider does not answer in time is left to
 * the jobs.
 */
export async function endAccount(app: AppContext, user: UserRow, by: Actor): Promise<void> {
  const { db, now, secret, events } = app
  const happened = await db.transaction().execute(async transaction => {
    const at = now()
    await orderRemoval(transaction, user.id, at)
    const domainEvents: AppointmentEvent[] = []
    for (const ended of await deleteAccount(transaction, secret, user, at)) {
      const known = await endTelling(transaction, ended.id)
      domainEvents.push(await writeConsequences(transaction, cancellation(ended, known, by), at))
    }
    return domainEvents
  })
  await events.publish({ type: 'sessionsEnded', userId: user.id })
  for (const event of happened) await events.publish(event)
  await waitAtMost(providersTime, giveAllBack())

  async function giveAllBack(): Promise<void> {
    for (const { appointment } of happened) await refundCharges(app, appointmentPurpose, appointment.id)
  }
}

/** With the names of what is gone. */
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
