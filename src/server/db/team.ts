import type { StaffRequest, StaffWithHours } from '@/domain/team'
import type { Instant } from '@/domain/zonedTime'
import { ownWeeksOf, saveOwnWeek } from './staffHours'
import type { Db } from './openDatabase'
import { nextPosition } from './positions'
import { listStaff } from './salons'

export async function listStaffWithHours(db: Db, salonId: string): Promise<StaffWithHours[]> {
  const staff = await listStaff(db, salonId)
  const weeks = await ownWeeksOf(
    db,
    staff.map(({ id }) => id),
  )
  return staff.map(staffMember => ({ ...staffMember, hours: weeks.get(staffMember.id) ?? null }))
}

/** Whether each id is of a staff member who works in the salon. */
export async function worksAll(db: Db, salonId: string, staffIds: readonly string[]): Promise<boolean> {
  if (staffIds.length === 0) return true
  const staff = await listStaff(db, salonId)
  return staffIds.every(wanted => staff.some(({ id }) => id === wanted))
}

/** The services must belong to the salon. */
export async function insertStaff(db: Db, id: string, salonId: string, request: StaffRequest): Promise<void> {
  await db
    .insertInto('staff')
    .values({
      id,
      salon_id: salonId,
      name: request.name,
      name_ar: request.nameAr,
      photo_url: null,
      position: await nextPosition(db, 'staff', salonId),
    })
    .execute()
  await saveWork(db, id, request)
}

export async function updateStaff(db: Db, id: string, request: StaffRequest): Promise<void> {
  await db
    .updateTable('staff')
    .set({ name: request.name, name_ar: request.nameAr })
    .where('id', '=', id)
    .execute()
  await saveWork(db, id, request)
}

/** Keeps the row: appointments still show the staff member's name. */
export const markStaffRemoved = (db: Db, id: string, now: Instant) =>
  db.updateTable('staff').set({ removed_at: now }).where('id', '=', id).execute()

async function saveWork(db: Db, staffId: string, { serviceIds, hours }: StaffRequest): Promise<void> {
  await db.deleteFrom('staff_services').where('staff_id', '=', staffId).execute()
  const rows = [...new Set(serviceIds)].map(id => ({ staff_id: staffId, service_id: id }))
  if (rows.length > 0) await db.insertInto('staff_services').values(rows).execute()
  await saveOwnWeek(db, staffId, hours)
}
