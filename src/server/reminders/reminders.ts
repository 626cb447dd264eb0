import { isReminderTooLate } from '@/domain/reminderPolicy'
import type { AppContext } from '../AppContext'
import { appointmentFacts } from '../db/appointmentFacts'
import { findAppointment } from '../db/appointments'
import { findTellingDue } from '../notifications/rescheduleNews'
import { showNotification, writeNotification } from '../notifications/sendNotification'
import { enqueue } from '../outbox/enqueue'
import { delivered, writes } from '../outbox/registerKind'
import { reminderMailed } from './mailsReminders'
import { reminder } from './scheduleReminders'

const second = 1000

/**
 * Reminds clients of confirmed appointments. A reminder waits while the client's notification of a reschedule waits.
 * Reminders missed while the server was down are sent later, unless they are too late to help.
 */
export const reminds = (context: AppContext) =>
  writes(reminder, async (transaction, { appointmentId, startsAt, lead }, now) => {
    const tellingDue = await findTellingDue(transaction, appointmentId)
    if (tellingDue !== undefined) return { dueAgainAt: Math.max(tellingDue, now) + second }
    const appointment = await findAppointment(transaction, appointmentId)
    if (appointment?.status !== 'confirmed' || appointment.starts_at !== startsAt) return delivered
    const { id, client_id, salon_id, owner_id } = appointment
    if (client_id === null || owner_id === null || isReminderTooLate(lead, startsAt, now)) return delivered
    const facts = appointmentFacts(appointment, 'client')
    const draft = {
      userId: client_id,
      kind: 'reminder',
      appointmentId: id,
      salonId: salon_id,
      facts,
    } as const
    const notification = await writeNotification(transaction, draft, now)
    await enqueue(transaction, reminderMailed, { appointmentId: id, startsAt }, { now })
    return { afterCommit: () => showNotification(context, notification) }
  })
