import type { AppointmentWithServices } from '../../db/appointments'
import { businessDateIn } from '../../db/days'
import type { Db } from '../../db/openDatabase'
import { endWait } from '../../db/waitlist'

export async function endWaits(
  db: Db,
  { client_id, services, time_zone, ...appointment }: AppointmentWithServices,
): Promise<void> {
  if (client_id === null) return
  const date = businessDateIn(appointment, time_zone ?? 'UTC')
  for (const { serviceId } of services) {
    await endWait(db, { user_id: client_id, service_id: serviceId, date })
  }
}
