import { randomUUID } from 'node:crypto'
import type { NotificationKind } from '@/domain/notification'
import { findNotification, insertNotification, type NewNotification } from '../db/notifications'
import type { Db } from '../db/openDatabase'
import type { WrittenNotification } from '../events/events'
import type { AppContext } from '../AppContext'

export type NotificationDraft<Kind extends NotificationKind = NotificationKind> = Omit<
  NewNotification<Kind>,
  'id'
>

/** Stores a notification in the caller's transaction. Call `showNotification` after the commit to show it. */
export async function writeNotification<Kind extends NotificationKind>(
  db: Db,
  draft: NotificationDraft<Kind>,
  now: number,
): Promise<WrittenNotification> {
  const id = randomUUID()
  await insertNotification(db, { id, ...draft }, now)
  return { id, userId: draft.userId }
}

export async function showNotification(
  { db, events }: AppContext,
  { id, userId }: WrittenNotification,
): Promise<void> {
  const notification = await findNotification(db, id)
  if (notification) await events.publish({ type: 'notificationSent', userId, notification })
}

/** Stores a notification and shows it at once in the user's open browsers. */
export async function sendNotification<Kind extends NotificationKind>(
  app: AppContext,
  draft: NotificationDraft<Kind>,
): Promise<void> {
  await showNotification(app, await writeNotification(app.db, draft, app.now()))
}
