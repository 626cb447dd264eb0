import { isClientBlocked } from '../db/clientCards'
import type { Db } from '../db/openDatabase'
import { ApiFailure } from '../kernel/ApiFailure'

/** Refuses what a client does online in a salon that has blocked their account or their phone number. */
export async function requireUnblocked(db: Db, salonId: string, clientId: string): Promise<void> {
  if (!(await isBlockedUser(db, salonId, clientId))) return
  throw new ApiFailure('client_blocked', 'This salon cannot take this booking online. Please call the salon.')
}

export async function isBlockedUser(db: Db, salonId: string, clientId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('phone').where('id', '=', clientId).executeTakeFirst()
  return isClientBlocked(db, { salonId, clientId, phone: user?.phone ?? null })
}
