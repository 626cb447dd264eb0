import type { StaffTerms } from '@/domain/staffTerms'
import type { Db } from './openDatabase'

/** The terms of a salon's services with single staff members, by service, in the order of the staff. */
export async function listStaffTerms(
  db: Db,
  salonId: string,
): Promise<(serviceId: string) => readonly StaffTerms[]> {
  const rows = await db
    .selectFrom('service_staff_terms')
    .innerJoin('staff', 'staff.id', 'service_staff_terms.staff_id')
    .selectAll('service_staff_terms')
    .where('staff.salon_id', '=', salonId)
    .where('staff.removed_at', 'is', null)
    .orderBy('staff.position')
    .orderBy('staff.id')
    .execute()
  return serviceId =>
    rows
      .filter(({ service_id }) => service_id === serviceId)
      .map(({ staff_id: staffId, cost, minutes: time }) => ({ staffId, cost, time }))
}

/** Replaces those of the service. Terms that say nothing are left out. */
export async function saveStaffTerms(db: Db, serviceId: string, terms: readonly StaffTerms[]): Promise<void> {
  await db.deleteFrom('service_staff_terms').where('service_id', '=', serviceId).execute()
  const rows = terms
    .filter(({ cost, time }) => cost !== null || time !== null)
    .map(({ staffId, cost, time }) => ({ service_id: serviceId, staff_id: staffId, cost, minutes: time }))
  if (rows.length > 0) await db.insertInto('service_staff_terms').values(rows).execute()
}
