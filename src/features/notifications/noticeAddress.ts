import type { Notice } from '@/domain/notice'
import { paths } from '@/domain/paths'

const salonOr = (salonId: string | null, otherwise: string) =>
  salonId === null ? otherwise : paths.salon(salonId)

/** Where a notice leads: to the appointment, or to what else it speaks of. */
export function noticeAddress(notice: Notice): string {
  const { salonId, appointmentId } = notice
  switch (notice.kind) {
    case 'slot_free': {
      const { serviceId, date } = notice.facts
      return salonId === null ? paths.client : paths.booking(salonId, { serviceIds: [serviceId], date })
    }
    case 'offer':
      return salonOr(salonId, paths.client)
    case 'answered':
      return salonOr(salonId, paths.clientAppointments)
    case 'reviewed':
      return paths.profile
    default: {
      const list = notice.facts.audience === 'owner' ? paths.ownerAppointments : paths.clientAppointments
      return appointmentId === null ? list : `${list}#${appointmentId}`
    }
  }
}
