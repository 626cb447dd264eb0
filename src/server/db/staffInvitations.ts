import type { StaffAccess } from '@/domain/staffAccess'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import type { StaffInvitationRow } from './schema/people'
import { rightsIn } from './staffLogins'

/** Replaces the earlier invitation of the staff member, whose link ends. */
export async function replaceInvitation(db: Db, row: StaffInvitationRow): Promise<void> {
  await deleteInvitation(db, row.staff_id)
  await db.insertInto('staff_invitations').values(row).execute()
}

export const deleteInvitation = (db: Db, staffId: string) =>
  db.deleteFrom('staff_invitations').where('staff_id', '=', staffId).executeTakeFirst()

/** An invitation that works, with the names that its mail and its login need. */
const invitations = (db: Db, now: Instant) =>
  db
    .selectFrom('staff_invitations')
    .innerJoin('staff', 'staff.id', 'staff_invitations.staff_id')
    .innerJoin('salons', 'salons.id', 'staff_invitations.salon_id')
    .selectAll('staff_invitations')
    .select([
      'staff.name as staff_name',
      'staff.name_ar as staff_name_ar',
      'salons.name as salon_name',
      'salons.name_ar as salon_name_ar',
      'salons.business_type',
      'salons.country',
      'salons.city',
    ])
    .where('staff.removed_at', 'is', null)
    .where('staff_invitations.expires_at', '>', now)

export const findInvitation = (db: Db, id: string, now: Instant) =>
  invitations(db, now).where('staff_invitations.id', '=', id).executeTakeFirst()

export const findInvitationOfToken = (db: Db, hash: string, now: Instant) =>
  invitations(db, now).where('staff_invitations.token_hash', '=', hash).executeTakeFirst()

export async function setInvitationToken(db: Db, id: string, token_hash: string): Promise<void> {
  await db.updateTable('staff_invitations').set({ token_hash }).where('id', '=', id).execute()
}

/** The logins and the invitations of a salon's staff, by the staff member's id. */
export async function listAccess(db: Db, salonId: string, now: Instant): Promise<Map<string, StaffAccess>> {
  const invited = await db
    .selectFrom('staff_invitations')
    .select(['staff_id', 'email', 'rights', 'expires_at'])
    .where('salon_id', '=', salonId)
    .where('expires_at', '>', now)
    .execute()
  const logins = await db
    .selectFrom('staff_logins')
    .innerJoin('users', 'users.id', 'staff_logins.user_id')
    .select(['staff_logins.staff_id', 'users.email', 'staff_logins.rights'])
    .where('staff_logins.salon_id', '=', salonId)
    .execute()
  return new Map<string, StaffAccess>([
    ...invited.map(({ staff_id, email, rights, expires_at: expiresAt }) => {
      const access: StaffAccess = { state: 'invited', email, rights: rightsIn(rights), expiresAt }
      return [staff_id, access] as const
    }),
    ...logins.map(({ staff_id, email, rights }) => {
      const access: StaffAccess = { state: 'login', email, rights: rightsIn(rights) }
      return [staff_id, access] as const
    }),
  ])
}

/** Of the login, or else of the invitation, of a staff member. */
export async function setRights(db: Db, staffId: string, rights: string): Promise<void> {
  for (const table of ['staff_logins', 'staff_invitations'] as const) {
    await db.updateTable(table).set({ rights }).where('staff_id', '=', staffId).execute()
  }
}
