import type { FactsOfNotice, Notice, NoticeKind } from '@/domain/notice'
import { shortName } from '@/domain/review'
import type { Place } from './place'
import type { Db } from './openDatabase'
import type { NoticeRow } from './schema/keysAndNotices'

/** With the name of the client whom an appointment's notice is about, as long as there is an account. */
type NoticeWithClient = NoticeRow & { customer_name: string | null }

const notices = (db: Db) =>
  db
    .selectFrom('notices')
    .leftJoin('appointments', 'appointments.id', 'notices.appointment_id')
    .leftJoin('users', 'users.id', 'appointments.customer_id')
    .selectAll('notices')
    .select('users.name as customer_name')

/** Rows are written by `insertNotice` alone, which pairs kinds with their facts. */
function toNotice(row: NoticeWithClient): Notice {
  const facts = JSON.parse(row.facts) as object
  return {
    id: row.id,
    kind: row.kind,
    appointmentId: row.appointment_id,
    salonId: row.salon_id,
    facts: { ...facts, ...clientOf(row, facts) },
    createdAt: row.created_at,
    readAt: row.read_at,
  } as Notice
}

/** Names are not stored with the facts, so that they go with the account. */
function clientOf({ kind, customer_name: name }: NoticeWithClient, facts: object) {
  if (kind === 'reviewed') return { author: name === null ? null : shortName(name) }
  if ('audience' in facts && facts.audience === 'owner') return { customerName: name }
  return {}
}

export interface NewNotice<Kind extends NoticeKind> {
  id: string
  userId: string
  kind: Kind
  appointmentId: string | null
  salonId: string | null
  facts: FactsOfNotice[Kind]
}

export async function insertNotice<Kind extends NoticeKind>(
  db: Db,
  { id, userId, kind, appointmentId, salonId, facts }: NewNotice<Kind>,
  now: number,
): Promise<void> {
  await db
    .insertInto('notices')
    .values({
      id,
      user_id: userId,
      kind,
      appointment_id: appointmentId,
      salon_id: salonId,
      facts: JSON.stringify(facts),
      created_at: now,
      read_at: null,
    })
    .execute()
}

export async function findNotice(db: Db, id: string): Promise<Notice | undefined> {
  const row = await notices(db).where('notices.id', '=', id).executeTakeFirst()
  return row && toNotice(row)
}

/** A person's notices, the newest first, up to `limit` of those older than the place. */
export async function listNotices(
  db: Db,
  userId: string,
  before: Place | undefined,
  limit: number,
): Promise<Notice[]> {
  let listing = notices(db).where('notices.user_id', '=', userId)
  if (before) {
    const { createdAt, id } = before
    listing = listing.where(is =>
      is.or([
        is('notices.created_at', '<', createdAt),
        is.and([is('notices.created_at', '=', createdAt), is('notices.id', '<', id)]),
      ]),
    )
  }
  const rows = await listing
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toNotice)
}

/**
 * What came to the person since the notice with the id, the oldest first: those of the same millisecond too, for
 * nobody knows which of them came first. Undefined when they have no such notice.
 */
export async function listNoticesSince(
  db: Db,
  userId: string,
  id: string,
  limit: number,
): Promise<Notice[] | undefined> {
  const last = await db
    .selectFrom('notices')
    .select('created_at')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!last) return undefined
  const rows = await notices(db)
    .where('notices.user_id', '=', userId)
    .where('notices.created_at', '>=', last.created_at)
    .where('notices.id', '!=', id)
    .orderBy('notices.created_at')
    .orderBy('notices.id')
    .limit(limit)
    .execute()
  return rows.map(toNotice)
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

/** False when the person has no such notice. The first reading counts. */
export async function markNoticeRead(db: Db, userId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set(expression => ({ read_at: expression.fn.coalesce('read_at', expression.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function markAllNoticesRead(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}
