import { appointmentDetails, type AppointmentDetails } from './appointments'
import { clientsOf } from './clients'
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
  return clientsOf(db, salonId)
    .select(({ fn }) => [
      fn.countAll<number>().as('appointments'),
      fn.min('appointments.starts_at').as('first_appointment'),
      fn.max('appointments.starts_at').as('last_appointment'),
    ])
    .where('appointments.status', 'in', ['done', 'confirmed'])
    .orderBy('name')
    .execute()
}
