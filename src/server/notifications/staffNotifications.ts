import type { AppointmentNewsKind } from '@/domain/notification'
import { appointmentFacts } from '../db/appointmentFacts'
import type { Db } from '../db/openDatabase'
import { loginsOfStaff } from '../db/staffLogins'
import type { AppointmentEvent } from '../events/events'
import type { NotificationDraft } from './sendNotification'

/** A staff member hears at once what others do with the appointments they serve, and nothing of money. */
export async function staffNotificationsOf(
  db: Db,
  { appointment, before, by }: AppointmentEvent,
  kind: AppointmentNewsKind,
): Promise<NotificationDraft<AppointmentNewsKind>[]> {
  if (kind === 'done') return []
  const { id, salon_id, staff_id } = appointment
  const concerned = [staff_id, ...(before && before.staff_id !== staff_id ? [before.staff_id] : [])]
  const { refund: _refund, ...facts } = appointmentFacts(appointment, 'staff')
  return (await loginsOfStaff(db, concerned))
    .filter(({ user_id }) => user_id !== by.userId)
    .map(login => ({
      userId: login.user_id,
      kind,
      appointmentId: id,
      salonId: salon_id,
      facts: {
        ...facts,
        ...(before && { previousStartsAt: before.starts_at }),
        ...(login.staff_id !== staff_id && { isHandedOver: true }),
      },
    }))
}
