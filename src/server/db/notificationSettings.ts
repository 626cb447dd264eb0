import { defaultOf, type NotificationSetting, type NotificationSettings } from '@/domain/notificationSettings'
import type { Db } from './openDatabase'

/** What the user has switched; everything else has its default. */
export async function listSwitched(db: Db, userId: string): Promise<NotificationSettings> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['setting', 'is_on'])
    .where('user_id', '=', userId)
    .execute()
  return Object.fromEntries(rows.map(({ setting, is_on }) => [setting, is_on === 1]))
}

export async function isWanted(db: Db, userId: string, setting: NotificationSetting): Promise<boolean> {
  const byDefault = defaultOf(setting)
  if (byDefault === undefined) return true
  const row = await db
    .selectFrom('notification_settings')
    .select('is_on')
    .where('user_id', '=', userId)
    .where('setting', '=', setting)
    .executeTakeFirst()
  return row ? row.is_on === 1 : byDefault
}

/** Stores only what differs from its default. */
export async function replaceSwitched(db: Db, userId: string, settings: NotificationSettings): Promise<void> {
  await db.deleteFrom('notification_settings').where('user_id', '=', userId).execute()
  const rows = Object.entries(settings)
    .filter(([setting, isOn]) => isOn !== defaultOf(setting as NotificationSetting))
    .map(([setting, isOn]) => ({ user_id: userId, setting, is_on: isOn ? 1 : 0 }))
  if (rows.length > 0) await db.insertInto('notification_settings').values(rows).execute()
}
