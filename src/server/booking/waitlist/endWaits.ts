import { todayIn } from '@/domain/zonedTime'
import type { AppointmentWithServices } from '../../db/appointments'
import type { Db } from '../../db/openDatabase'
import { endWait } from '../../db/waitlist'

export async function endWaits(
  db: Db,
  { client_id, services, time_zone, starts_at }: AppointmentWithServices,
): Promise<void> {
  if (client_id === null) return
  const date = todayIn(time_zone ?? 'UTC', starts_at)
  for (const { serviceId } of services) {
    await endWait(db, { user_id: client_id, service_id: serviceId, date })
  }
}
