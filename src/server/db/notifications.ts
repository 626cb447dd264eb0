import type { FactsOfNotification, Notification, NotificationKind } from '@/domain/notification'
import { shortName } from '@/domain/review'
import { isBefore, type Cursor } from './position'
import { countRows } from './countRows'
import type { Db } from './openDatabase'
import type { NotificationRow } from './schema/keysAndNotifications'

/** The client whom an appointment's notification is about and whom they booked for, while the account exists. */
type NotificationWithClient = NotificationRow & { client_name: string | null; guest_name: string | null }

const notifications = (db: Db) =>
  db
    .selectFrom('notifications')
    .leftJoin('appointments', 'appointments.id', 'notifications.appointment_id')
    .leftJoin('users', 'users.id', 'appointments.client_id')
    .selectAll('notifications')
    .select(['users.name as client_name', 'appointments.guest_name'])

/** `insertNotification` alone writes rows, so kind and facts match. */
function toNotification(row: NotificationWithClient): Notification {
  const facts = JSON.parse(row.facts) as object
  return {
    id: row.id,
    kind: row.kind,
    appointmentId: row.appointment_id,
    salonId: row.salon_id,
    facts: { ...facts, ...clientOf(row, facts) },
    createdAt: row.created_at,
    readAt: row.read_at,
  } as Notification
}

/** Names are not stored with the facts, so that they are deleted with the account. */
function clientOf({ kind, client_name: name, guest_name }: NotificationWithClient, facts: object) {
  if (kind === 'reviewed') return { author: name === null ? null : shortName(name) }
  if (!('audience' in facts)) return {}
  return {
    ...(facts.audience !== 'client' && { clientName: name }),
    ...(guest_name !== null && { guestName: guest_name }),
  }
}

export interface NewNotification<Kind extends NotificationKind> {
  id: string
  userId: string
  kind: Kind
  appointmentId: string | null
  salonId: string | null
  facts: FactsOfNotification[Kind]
}

export async function insertNotification<Kind extends NotificationKind>(
  db: Db,
  { id, userId, kind, appointmentId, salonId, facts }: NewNotification<Kind>,
  now: number,
): Promise<void> {
  await db
    .insertInto('notifications')
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

export async function findNotification(db: Db, id: string): Promise<Notification | undefined> {
  const row = await notifications(db).where('notifications.id', '=', id).executeTakeFirst()
  return row && toNotification(row)
}

/** The user's notifications, the newest first: up to `limit` of those older than the cursor. */
export async function listNotifications(
  db: Db,
  userId: string,
  before: Cursor | undefined,
  limit: number,
): Promise<Notification[]> {
  let listing = notifications(db).where('notifications.user_id', '=', userId)
  if (before) listing = listing.where(isBefore('notifications', before))
  const rows = await listing
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toNotification)
}

/**
 * The user's notifications since the one with the id, the oldest first. Those of the same millisecond are included,
 * since their order is unknown. Undefined when the user has no such notification.
 */
export async function listNotificationsSince(
  db: Db,
  userId: string,
  id: string,
  limit: number,
): Promise<Notification[] | undefined> {
  const last = await db
    .selectFrom('notifications')
    .select('created_at')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!last) return undefined
  const rows = await notifications(db)
    .where('notifications.user_id', '=', userId)
    .where('notifications.created_at', '>=', last.created_at)
    .where('notifications.id', '!=', id)
    .orderBy('notifications.created_at')
    .orderBy('notifications.id')
    .limit(limit)
    .execute()
  return rows.map(toNotification)
}

export const countUnread = (db: Db, userId: string): Promise<number> =>
  countRows(db.selectFrom('notifications').where('user_id', '=', userId).where('read_at', 'is', null))

/** False when the user has no such notification. The first read time stays. */
export async function markNotificationRead(
  db: Db,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set(expression => ({ read_at: expression.fn.coalesce('read_at', expression.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function markAllNotificationsRead(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}
