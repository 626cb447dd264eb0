import { isAppointmentEvent, type DomainEvent } from '../events/events'
import type { Db } from '../db/openDatabase'
import { staffWhoSee, teamOf } from '../db/staffLogins'

/** The users, beside those that the event names, who hear of it: of the salon's staff only those who may see it. */
export async function newsReceivers(db: Db, event: DomainEvent): Promise<string[]> {
  if (event.type === 'salonChanged') return teamOf(db, event.salonId)
  if (event.type === 'paymentChanged') {
    return staffWhoSee(db, event.salonId, [event.staffId])
  }
  if (!isAppointmentEvent(event)) return []
  const { appointment, before = appointment } = event
  return staffWhoSee(db, appointment.salon_id, [appointment.staff_id, before.staff_id])
}
