import { insertNew } from './insertNew'
import type { Db } from './openDatabase'
import type { AttachedSessionRow } from './schema/people'

/** False when the message has one already. */
export const insertAttachedSession = (db: Db, row: AttachedSessionRow): Promise<boolean> =>
  insertNew(db, 'attached_sessions', row)

export const findAttachedContent = async (db: Db, messageId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('attached_sessions')
    .select('content')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row?.content
}

export const findAttachedSession = (
  db: Db,
  keyHash: string,
  now: number,
): Promise<{ content: string; ticket_number: string } | undefined> =>
  db
    .selectFrom('attached_sessions')
    .innerJoin('contact_messages', 'contact_messages.id', 'attached_sessions.message_id')
    .select(['content', 'ticket_number'])
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
