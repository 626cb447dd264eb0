import { deleteAccount, type EndedVisit } from '../../db/deleteAccount'
import type { UserRow } from '../../db/schema/people'
import type { Actor, AppointmentEvent } from '../../events/events'
import type { AppContext } from '../../AppContext'
import { waitAtMost } from '../../kernel/waitAtMost'
import { withNotice } from '../../notifications/noticeAppointments'
import { orderRemoval, removeCustomers } from '../../payments/removeCustomers'
import { appointmentPurpose } from '../../booking/appointmentPurpose'
import { refundCharges } from '../../charges/refundCharges'
import { withFreed } from '../../booking/waitlist/withFreed'

/** Whoever leaves gives an answer up that takes longer than some seconds. */
const providersTime = 5_000

/**
 * Deletes an account (see `deleteAccount`), and in the same transaction writes to the other sides what ends with it, and
 * puts down the times that are free by it.
 * Then they are mailed, their money goes back, and the payment provider forgets the person: what it does not answer in
 * time is left to the jobs.
 */
export async function endAccount(services: AppContext, user: UserRow, by: Actor): Promise<void> {
  const { db, now, secret, events } = services
  const happened = await db.transaction().execute(async transaction => {
    const at = now()
    await orderRemoval(transaction, user.id, at)
    const happenings: AppointmentEvent[] = []
    for (const ended of await deleteAccount(transaction, secret, user, at)) {
      const freeing = await withFreed(transaction, cancellation(ended, by))
      happenings.push(await withNotice(transaction, freeing, at))
    }
    return happenings
  })
  await events.tell({ type: 'sessionsEnded', userId: user.id })
  for (const happening of happened) await events.tell(happening)
  await waitAtMost(providersTime, askProvider())

  async function askProvider(): Promise<void> {
    for (const { appointment } of happened) await refundCharges(services, appointmentPurpose, appointment.id)
    await removeCustomers(services)
  }
}

/** With the names of what is gone. */
const cancellation = ({ appointment, known }: EndedVisit, by: Actor): AppointmentEvent => ({
  type: 'appointmentCancelled',
  appointment: {
    ...appointment,
    status: 'cancelled',
    refund: appointment.paid_way === 'online' ? 'under_way' : null,
  },
  known,
  by,
})
