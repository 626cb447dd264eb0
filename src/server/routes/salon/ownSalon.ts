import type { User } from '@/domain/user'
import type { Db } from '../../db/openDatabase'
import { notFound } from '../../kernel/ApiFailure'

/** The user's own salon; throws 404 for another owner's salon, as for one that does not exist. */
export async function findOwnSalon(
  db: Db,
  user: User,
  salonId: string,
): Promise<{ id: string; time_zone: string }> {
  const salon = await db
    .selectFrom('salons')
    .select(['id', 'time_zone'])
    .where('id', '=', salonId)
    .where('owner_id', '=', user.uid)
    .executeTakeFirst()
  if (!salon) throw notFound()
  return salon
}
