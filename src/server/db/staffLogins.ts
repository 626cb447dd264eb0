import { isStaffRight, seesOf, staffRights, type StaffLogin, type StaffRight } from '@/domain/staffRights'
import type { User } from '@/domain/user'
import { forgetCodes } from './codes'
import { forgetContactMessages } from './contact'
import type { Db } from './openDatabase'
import type { StaffLoginRow } from './schema/people'

/** Rights are stored as their names with spaces between. A name that this release does not know gives nothing. */
export const rightsIn = (stored: string): StaffRight[] => stored.split(' ').filter(isStaffRight)
export const storedRights = (rights: readonly StaffRight[]): string =>
  staffRights.filter(right => rights.includes(right)).join(' ')

const toLogin = ({ salon_id, staff_id, rights }: Omit<StaffLoginRow, 'created_at'>): StaffLogin => ({
  salonId: salon_id,
  staffId: staff_id,
  rights: rightsIn(rights),
})

/** The user with their login to a salon. Without a login nobody has the role of staff: undefined. */
export async function withStaffLogin(db: Db, user: User): Promise<User | undefined> {
  if (user.role !== 'staff') return user
  const row = await db
    .selectFrom('staff_logins')
    .innerJoin('staff', 'staff.id', 'staff_logins.staff_id')
    .selectAll('staff_logins')
    .where('staff_logins.user_id', '=', user.uid)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
  return row && { ...user, staff: toLogin(row) }
}

const loginsOf = (db: Db, salonId: string) =>
  db.selectFrom('staff_logins').selectAll().where('salon_id', '=', salonId).execute()

/** The logins of these staff members. */
export const loginsOfStaff = (db: Db, staffIds: readonly string[]) =>
  db.selectFrom('staff_logins').select(['user_id', 'staff_id']).where('staff_id', 'in', staffIds).execute()

/** The users with a login who see what belongs to one of the staff members. */
export async function staffWhoSee(db: Db, salonId: string, staffIds: readonly string[]): Promise<string[]> {
  return (await loginsOf(db, salonId))
    .filter(row => staffIds.some(staffId => seesOf(toLogin(row), { salonId, staffId })))
    .map(({ user_id }) => user_id)
}

/** Whoever works with the salon: its owner and the users with a login. */
export async function teamOf(db: Db, salonId: string): Promise<string[]> {
  const salon = await db.selectFrom('salons').select('owner_id').where('id', '=', salonId).executeTakeFirst()
  const staff = (await loginsOf(db, salonId)).map(({ user_id }) => user_id)
  return salon?.owner_id ? [salon.owner_id, ...staff] : staff
}

/** Ends the logins of the salon, or of one of its staff, with their accounts. Returns whose sessions ended. */
export async function endStaffLogins(
  db: Db,
  { salonId, staffId }: { salonId: string; staffId?: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_logins')
    .innerJoin('users', 'users.id', 'staff_logins.user_id')
    .select(['users.id', 'users.email'])
    .where('staff_logins.salon_id', '=', salonId)
    .$if(staffId !== undefined, query => query.where('staff_logins.staff_id', '=', staffId ?? ''))
    .execute()
  await db
    .deleteFrom('staff_invitations')
    .where('salon_id', '=', salonId)
    .$if(staffId !== undefined, query => query.where('staff_id', '=', staffId ?? ''))
    .execute()
  for (const { id, email } of rows) {
    await forgetCodes(db, email)
    await forgetContactMessages(db, email)
    await db.deleteFrom('users').where('id', '=', id).execute()
  }
  return rows.map(({ id }) => id)
}
