import type { BusinessType, Role } from '@/domain/role'
import type { User } from '@/domain/user'
import type { Language } from '@/domain/languages'
import { storedLanguage } from '../kernel/language'
import { insertNew } from './insertNew'
import type { Db } from './openDatabase'
import { renewRevisionsOfReviewed } from './salonRevision'
import type { UserRow } from './schema/people'

/** The specification's user (section 3), without the password's hash. */
export const toUser = (row: UserRow): User => ({
  uid: row.id,
  name: row.name,
  email: row.email,
  // Every account has a unique phone; a staff member's login has none of its own.
  phone: row.role === 'staff' ? '' : row.phone,
  role: row.role as Role,
  salon: row.salon as BusinessType,
  city: row.city,
  country: row.country,
  address: row.address,
})

/** The e-mail must be in its stored form (`normalEmail`). */
export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export const findUserById = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** True when a user has one of the phones. The phones must be in their stored form (`normalPhone`). */
export async function isPhoneTaken(db: Db, phones: readonly string[]): Promise<boolean> {
  if (phones.length === 0) return false
  const row = await db.selectFrom('users').select('id').where('phone', 'in', phones).executeTakeFirst()
  return row !== undefined
}

/** False when a user has the e-mail or the phone. The database decides between concurrent requests. */
export async function insertUser(db: Db, row: UserRow): Promise<boolean> {
  return insertNew(db, 'users', row)
}

export async function findLanguage(db: Db, userId: string): Promise<Language> {
  const row = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst()
  return storedLanguage(row?.language ?? null)
}

export async function setLanguage(db: Db, userId: string, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** False when another user has the phone. */
export async function updateUser(
  db: Db,
  userId: string,
  changes: Pick<UserRow, 'name' | 'country' | 'city' | 'phone' | 'address'>,
): Promise<boolean> {
  const others = db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', changes.phone)
    .where('id', '!=', userId)
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .where(expression => expression.not(expression.exists(others)))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await renewRevisionsOfReviewed(db, userId)
  return true
}
