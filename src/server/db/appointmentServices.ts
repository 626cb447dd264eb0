import type { BookedService, Some } from '@/domain/appointmentServices'
import type { BookableService } from './bookableServices'
import type { Db } from './openDatabase'
import type { AppointmentRow, AppointmentServiceRow } from './schema/appointments'

interface OfAppointment extends AppointmentRow {
  service_count: number
}

/** Adds each service as it was when booked. Only appointments with several services need a query. */
export async function withServices<Row extends OfAppointment>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { services: readonly BookedService[] })[]> {
  const several = rows.filter(({ service_count }) => service_count > 1).map(({ id }) => id)
  const found = several.length > 0 ? await listServices(db, several) : []
  return rows.map(row => {
    const own =
      row.service_count > 1 ? found.filter(({ appointment_id }) => appointment_id === row.id) : [row]
    return { ...row, services: own.map(toBookedService) }
  })
}

const listServices = (db: Db, appointmentIds: readonly string[]): Promise<AppointmentServiceRow[]> =>
  db
    .selectFrom('appointment_services')
    .selectAll()
    .where('appointment_id', 'in', appointmentIds)
    .orderBy('position')
    .execute()

export async function replaceAppointmentServices(
  db: Db,
  appointmentId: string,
  services: Some<BookableService>,
): Promise<void> {
  await db.deleteFrom('appointment_services').where('appointment_id', '=', appointmentId).execute()
  await insertAppointmentServices(db, appointmentId, services)
}

/** A single service is stored in the appointment itself. */
export async function insertAppointmentServices(
  db: Db,
  appointmentId: string,
  services: Some<BookableService>,
): Promise<void> {
  if (services.length === 1) return
  await db
    .insertInto('appointment_services')
    .values(
      services.map((service, position) => ({
        appointment_id: appointmentId,
        position,
        service_id: service.id,
        section_name: service.sectionName,
        section_name_ar: service.sectionNameAr,
        service_name: service.name,
        service_name_ar: service.nameAr,
        price: service.cost,
        minutes: service.minutes,
      })),
    )
    .execute()
}

type Priced = Omit<AppointmentServiceRow, 'appointment_id' | 'position'>

const toBookedService = (row: Priced): BookedService => ({
  serviceId: row.service_id,
  name: row.service_name,
  nameAr: row.service_name_ar,
  sectionName: row.section_name,
  sectionNameAr: row.section_name_ar,
  price: row.price,
  minutes: row.minutes,
})
