import { addressQuery, searchOf } from '@/domain/addressQuery'
import type { Notification } from '@/domain/notification'
import { paths } from '@/domain/paths'

const salonOr = (salonId: string | null, otherwise: string) =>
  salonId === null ? otherwise : paths.salon(salonId)

export function notificationAddress(notification: Notification): string {
  const { salonId, appointmentId } = notification
  switch (notification.kind) {
    case 'slot_free': {
      const { serviceId, date } = notification.facts
      return salonId === null ? paths.client : paths.booking(salonId, { serviceIds: [serviceId], date })
    }
    case 'promotion':
      return salonOr(salonId, paths.client)
    case 'answered':
      return salonOr(salonId, paths.clientAppointments)
    case 'reviewed':
      return paths.profile
    case 'time_off': {
      const { startsOn: date } = notification.facts
      const query = addressQuery([
        ['view', 'calendar'],
        ['date', date],
      ])
      return paths.ownerAppointments + searchOf(query)
    }
    default: {
      const list =
        notification.facts.audience === 'client' ? paths.clientAppointments : paths.ownerAppointments
      return appointmentId === null ? list : `${list}#${appointmentId}`
    }
  }
}
