import { hasRight, type StaffRight } from '@/domain/staffRights'
import type { User } from '@/domain/user'
import { onlyStaffSeen, viewOf } from '../../booking/mayChange'
import type { SalonView } from '../../db/toAppointment'
import type { Db } from '../../db/openDatabase'
import { notFound } from '../../kernel/ApiFailure'

export interface OwnSalon extends SalonView {
  id: string
  time_zone: string
  owner_id: string
  /** The only staff member whose appointments the user sees; null for everybody's. */
  onlyStaffId: string | null
}

/**
 * The salon that the user owns or works in; throws 404 for another salon, as for one that does not exist. Which right a
 * call needs of a staff member stands in `staffRoutes`.
 */
export async function findOwnSalon(db: Db, user: User, salonId: string): Promise<OwnSalon> {
  const salon = await db
    .selectFrom('salons')
    .select(['id', 'time_zone', 'owner_id'])
    .where('id', '=', salonId)
    .executeTakeFirst()
  if (!salon?.owner_id || !(salon.owner_id === user.uid || user.staff?.salonId === salon.id)) throw notFound()
  return {
    ...salon,
    owner_id: salon.owner_id,
    onlyStaffId: onlyStaffSeen(user),
    ...viewOf(user),
  }
}

/** Whether the user may do in the salon what the right allows. */
export const mayInSalon = (
  user: User | undefined,
  { id, owner_id }: { id: string; owner_id: string | null },
  right: StaffRight,
): boolean =>
  user !== undefined && (user.uid === owner_id || (user.staff?.salonId === id && hasRight(user, right)))
