import { withImplied, type StaffRight } from '@/domain/staffRights'
import type { AppContext } from '@/server/AppContext'
import { storedRights } from '@/server/db/staffLogins'
import { addUser, type TestUser } from './builders'

/** Adds the login of a staff member with these rights and those that they imply. */
export async function addStaffLogin(
  app: AppContext,
  { salonId, staffId }: { salonId: string; staffId: string },
  rights: readonly StaffRight[] = [],
): Promise<TestUser> {
  const whole = withImplied(rights)
  const user = await addUser(app, { role: 'staff' })
  await app.db
    .insertInto('staff_logins')
    .values({
      user_id: user.uid,
      salon_id: salonId,
      staff_id: staffId,
      rights: storedRights(whole),
      created_at: app.now(),
    })
    .execute()
  return { ...user, phone: '', staff: { salonId, staffId, rights: whole } }
}
