import { whereWritable } from './databaseTrouble'
import type { Db } from './openDatabase'
import type { SessionRow, UserRow } from './schema/people'

export type UsedSession = UserRow & Pick<SessionRow, 'expires_at' | 'last_used_at'> & { opened_at: number }

/** A session with its user, open or expired. */
export const findSession = (db: Db, sessionId: string): Promise<UsedSession | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.expires_at', 'sessions.last_used_at', 'sessions.created_at as opened_at'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

export async function markSessionUsed(
  db: Db,
  sessionId: string,
  use: Pick<SessionRow, 'last_used_at' | 'expires_at'>,
): Promise<void> {
  await whereWritable(db.updateTable('sessions').set(use).where('id', '=', sessionId).execute())
}

/** The user's open sessions, the last used first. */
export const listSessions = (db: Db, userId: string, now: number): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()

export async function isSessionOpen(db: Db, sessionId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Ends all of the user's sessions, except the given one. */
export async function endSessionsOf(db: Db, userId: string, exceptSessionId?: string): Promise<void> {
  let ending = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (exceptSessionId !== undefined) ending = ending.where('id', '!=', exceptSessionId)
  await ending.execute()
}
