import { randomUUID } from 'node:crypto'
import type { NotificationKind } from '@/domain/notification'
import { settingOf } from '@/domain/notificationSettings'
import { findNotification, insertNotification, type NewNotification } from '../db/notifications'
import { isWanted } from '../db/notificationSettings'
import type { Db } from '../db/openDatabase'
import type { WrittenNotification } from '../events/events'
import type { AppContext } from '../AppContext'

export type NotificationDraft<Kind extends NotificationKind = NotificationKind> = Omit<
  NewNotification<Kind>,
  'id'
>

/**
 * Stores a notification in the caller's transaction; undefined when its reader has switched it off. Call
 * `showNotification` after the commit to show it.
 */
export async function writeNotification<Kind extends NotificationKind>(
  db: Db,
  draft: NotificationDraft<Kind>,
  now: number,
): Promise<WrittenNotification | undefined> {
  if (!(await isWanted(db, draft.userId, settingOf(draft.kind, draft.facts)))) return undefined
  const id = randomUUID()
  await insertNotification(db, { id, ...draft }, now)
  return { id, userId: draft.userId }
}

export async function showNotification(
  { db, events }: AppContext,
  written: WrittenNotification | undefined,
): Promise<void> {
  if (!written) return
  const { id, userId } = written
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
