import { clientActor } from '@/domain/audit'
import { writeAudit } from './audit'
import { listActiveOfBothSides, type AppointmentWithServices } from './appointments'
import { markClosedSalon } from './closedSalons'
import { forgetClientCards } from './clientCards'
import { forgetCodes } from './codes'
import { withSums } from './dailySums'
import { forgetContactMessages } from './contact'
import { forgetFormulas, forgetWalkIns } from './formulas'
import { nextEventVersion } from './eventVersion'
import { markFormerAccount } from './formerAccounts'
import { forgetAnswersAbout } from './idempotency'
import type { Db } from './openDatabase'
import { renewRevisionsOfReviewed, renewSlotsRevision } from './salonRevision'
import type { UserRow } from './schema/people'
import type { SalonRow } from './schema/salons'
import { orderRefundsOf } from './refunds'
import { endStaffLogins } from './staffLogins'

/**
 * Deletes a user and, for an owner, the salon, inside the caller's transaction. What others rely on stays: appointments
 * and payments keep their rows without the client, since a shop must account for its takings. What salons kept of the
 * client is deleted: notes, birthday, allergies, tags, consents, block and formulas. A keyed hash of e-mail and phone (`secret` is the key) stays, to
 * prevent a second free trial. Upcoming appointments are cancelled, their time is freed and online payments are put
 * down for a refund. Returns these appointments as they were, with the deleted names,
 * and the users whose login to the salon went with it.
 */
export async function deleteAccount(
  db: Db,
  secret: string,
  { id: userId, email, phone, role }: Pick<UserRow, 'id' | 'email' | 'phone' | 'role'>,
  now: number,
): Promise<{ ending: AppointmentWithServices[]; staffUserIds: string[] }> {
  const ending = await listActiveOfBothSides(db, userId, now)
  const ownIds = ending.filter(({ client_id }) => client_id === userId).map(({ id }) => id)
  await withSums(db, ownIds, () => cancelComing(db, { owned: 'client_id', id: userId, by: 'client' }, now))
  const elsewhere = ending.filter(({ client_id, owner_id }) => client_id === userId && owner_id !== userId)
  for (const { id, salon_id, salon_name, status } of elsewhere) {
    if (salon_name === null) continue
    const [before, after] = [{ status }, { status: 'cancelled' }]
    const change = { action: 'cancelled', subjectId: id, before, after } as const
    await writeAudit(db, salon_id, clientActor(userId), change, now)
  }
  if (role === 'staff') await auditLeaving(db, userId, now)
  // Notes may contain personal data, and the client named their guests; the row stays without both.
  await db
    .updateTable('appointments')
    .set({ notes: '', guest_name: null })
    .where('client_id', '=', userId)
    .execute()

  const salon = await db.selectFrom('salons').selectAll().where('owner_id', '=', userId).executeTakeFirst()
  const staffUserIds = salon ? await endStaffLogins(db, { salonId: salon.id }) : []
  if (salon) await closeSalon(db, secret, salon, now)

  for (const { id } of ending) await orderRefundsOf(db, id, now)
  await forgetCodes(db, email)
  await forgetContactMessages(db, email)
  await forgetAnswersAbout(db, { userId, phone, salonId: salon?.id })
  await forgetClientCards(db, userId, phone)
  await forgetFormulas(db, { userId, phone })
  await forgetWalkIns(db, { userId, phone })
  // A staff member's login never had a trial, nor a phone of its own.
  if (role !== 'staff') await markFormerAccount(db, secret, { email, phone }, now)
  await renewRevisionsOfReviewed(db, userId)
  // Sessions, keys, favourites and salons' cards are deleted with the user's row.
  await db.deleteFrom('users').where('id', '=', userId).execute()
  return { ending, staffUserIds }
}

/** A staff member's login that they end themselves. */
async function auditLeaving(db: Db, userId: string, now: number): Promise<void> {
  const login = await db
    .selectFrom('staff_logins')
    .innerJoin('staff', 'staff.id', 'staff_logins.staff_id')
    .select(['staff_logins.salon_id', 'staff_logins.rights', 'staff.id', 'staff.name', 'staff.name_ar'])
    .where('staff_logins.user_id', '=', userId)
    .executeTakeFirst()
  if (!login) return
  const { id, name, name_ar: nameAr, rights } = login
  const subject = { subjectId: id, subject: { name, nameAr } }
  const change = { action: 'login_removed', ...subject, before: { rights }, after: null } as const
  await writeAudit(db, login.salon_id, { role: 'staff', id, name }, change, now)
}

async function closeSalon(db: Db, secret: string, salon: SalonRow, now: number): Promise<void> {
  await cancelComing(db, { owned: 'salon_id', id: salon.id, by: 'salon' }, now)
  // Clients still see times in the salon's time zone. Only the salon knew its walk-in clients.
  await db
    .updateTable('appointments')
    .set({ closed_time_zone: salon.time_zone, walk_in_name: null, walk_in_phone: null })
    .where('salon_id', '=', salon.id)
    .execute()
  await markClosedSalon(db, secret, salon.id)
  await db.deleteFrom('salons').where('id', '=', salon.id).execute()
}

interface Leaving {
  owned: 'client_id' | 'salon_id'
  id: string
  by: 'client' | 'salon'
}

async function cancelComing(db: Db, { owned, id, by }: Leaving, now: number): Promise<void> {
  const coming = db
    .selectFrom('appointments')
    .select('id')
    .where(owned, '=', id)
    .where('status', 'in', ['pending', 'confirmed'])
    .where('starts_at', '>', now)
  await db.deleteFrom('claimed_units').where('appointment_id', 'in', coming).execute()
  await renewSlotsRevision(db, coming)
  await db
    .updateTable('appointments')
    .set(expression => ({
      status: 'cancelled',
      ended_by: by,
      ...nextEventVersion(now)(expression),
    }))
    .where('id', 'in', coming)
    .execute()
}
