import { appointmentDetails, type AppointmentDetails } from './appointments'
import type { Db } from './openDatabase'

export const exportAppointments = (db: Db, salonId: string): Promise<AppointmentDetails[]> =>
  appointmentDetails(db)
    .where('appointments.salon_id', '=', salonId)
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
    .execute()

export interface ExportedClient {
  name: string | null
  phone: string | null
  appointments: number
  first_appointment: number
  last_appointment: number
}

/** The salon's clients by name, with their confirmed and done appointments. */
export function exportClients(db: Db, salonId: string): Promise<ExportedClient[]> {
  return db
    .selectFrom('appointments')
    .leftJoin('users', 'users.id', 'appointments.client_id')
    .select(({ fn }) => [
      fn.coalesce('users.name', 'appointments.walk_in_name').as('name'),
      fn.coalesce('users.phone', 'appointments.walk_in_phone').as('phone'),
      fn.countAll<number>().as('appointments'),
      fn.min('appointments.starts_at').as('first_appointment'),
      fn.max('appointments.starts_at').as('last_appointment'),
    ])
    .where('appointments.salon_id', '=', salonId)
    .where('appointments.status', 'in', ['done', 'confirmed'])
    .where(is => is.or([is('users.id', 'is not', null), is('appointments.walk_in_name', 'is not', null)]))
    .groupBy([
      'users.id',
      'users.name',
      'users.phone',
      'appointments.walk_in_name',
      'appointments.walk_in_phone',
    ])
    .orderBy('name')
    .execute()
}
