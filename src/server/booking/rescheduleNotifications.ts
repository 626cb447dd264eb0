import { isActive } from '@/domain/appointment'
import type { AppContext } from '../AppContext'
import { appointmentFacts } from '../db/appointmentFacts'
import { findAppointment, type AppointmentWithServices } from '../db/appointments'
import { mailReschedule } from '../notifications/mailBothSides'
import { isNews, rescheduleNews } from '../notifications/rescheduleNews'
import { showNotification, writeNotification } from '../notifications/sendNotification'
import { delivered, writes } from '../outbox/registerKind'
import { endWaits } from './waitlist/endWaits'
import { offerFreed } from './waitlist/offerFreed'

/**
 * Notifies clients of the salon's reschedules that have stood for a while, with the time they knew before. Reschedules
 * that were undone and appointments that were cancelled are skipped. Only now is the earlier slot offered to others.
 */
export const rescheduleNotifications = (context: AppContext) =>
  writes(rescheduleNews, async (transaction, news, at) => {
    const appointment = await findAppointment(transaction, news.appointmentId)
    if (!appointment || !isActive(appointment.status) || !isNews(news, appointment)) return delivered
    const { startsAt: previousStartsAt, endsAt } = news
    await endWaits(transaction, appointment)
    if (previousStartsAt !== appointment.starts_at) {
      await offerFreed(transaction, { ...appointment, starts_at: previousStartsAt, ends_at: endsAt }, at)
    }
    const { id, client_id, salon_id } = appointment
    if (client_id === null || isOwners(appointment)) return delivered
    await mailReschedule(transaction, appointment, news, at)
    const facts = { ...appointmentFacts(appointment, 'client'), previousStartsAt }
    const draft = { userId: client_id, kind: 'moved', appointmentId: id, salonId: salon_id, facts } as const
    const notification = await writeNotification(transaction, draft, at)
    return { afterCommit: () => showNotification(context, notification) }
  })

/** Owners who book in their own salon need no notification of their own reschedule. */
const isOwners = ({ client_id, owner_id }: AppointmentWithServices): boolean => client_id === owner_id
