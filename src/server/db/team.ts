import type { MemberRequest, TeamMember } from '@/domain/team'
import type { Instant } from '@/domain/zonedTime'
import { ownWeeksOf, saveOwnWeek } from './chairHours'
import type { Db } from './openDatabase'
import { nextPosition } from './positions'
import { listChairs } from './salons'

/** The people of the team in their order, without those who left. */
export async function listMembers(db: Db, salonId: string): Promise<TeamMember[]> {
  const chairs = await listChairs(db, salonId)
  const weeks = await ownWeeksOf(
    db,
    chairs.map(({ id }) => id),
  )
  return chairs.map(chair => ({ ...chair, hours: weeks.get(chair.id) ?? null }))
}

/** The services must be the salon's own. */
export async function insertMember(
  db: Db,
  id: string,
  salonId: string,
  request: MemberRequest,
): Promise<void> {
  await db
    .insertInto('chairs')
    .values({
      id,
      salon_id: salonId,
      name: request.name,
      name_ar: request.nameAr,
      photo_url: null,
      position: await nextPosition(db, 'chairs', salonId),
    })
    .execute()
  await saveWork(db, id, request)
}

export async function updateMember(db: Db, id: string, request: MemberRequest): Promise<void> {
  await db
    .updateTable('chairs')
    .set({ name: request.name, name_ar: request.nameAr })
    .where('id', '=', id)
    .execute()
  await saveWork(db, id, request)
}

/** The row stays: what was booked keeps the person's name. */
export const markMemberRemoved = (db: Db, id: string, now: Instant) =>
  db.updateTable('chairs').set({ removed_at: now }).where('id', '=', id).execute()

async function saveWork(db: Db, chairId: string, { serviceIds, hours }: MemberRequest): Promise<void> {
  await db.deleteFrom('chair_services').where('chair_id', '=', chairId).execute()
  const rows = [...new Set(serviceIds)].map(id => ({ chair_id: chairId, service_id: id }))
  if (rows.length > 0) await db.insertInto('chair_services').values(rows).execute()
  await saveOwnWeek(db, chairId, hours)
}
