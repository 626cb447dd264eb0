import type { Db } from './openDatabase'

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
