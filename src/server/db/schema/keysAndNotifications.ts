export interface KeyAndNotificationTables {
  rate_limits: RateLimitRow
  idempotency_keys: IdempotencyKeyRow
  access_keys: AccessKeyRow
  notifications: NotificationRow
  notification_settings: NotificationSettingRow
}

/** The first answer to a keyed write, which a retry gets again. */
export interface IdempotencyKeyRow {
  /** The user's id, or the caller's address for a write before sign-in. */
  owner: string
  key: string
  request_hash: string
  status: number
  body: string
  created_at: number
}

/** A key that reads its holder's data through the API. Only its hash is stored. */
export interface AccessKeyRow {
  id: string
  user_id: string
  name: string
  scope: string
  key_hash: string
  /** The last four characters of the key. */
  hint: string
  created_at: number
  last_used_at: number | null
}

/** A user's notification. `facts` is JSON by kind (see `domain/notification.ts`), without the names of clients. */
export interface NotificationRow {
  id: string
  user_id: string
  kind: string
  appointment_id: string | null
  salon_id: string | null
  facts: string
  created_at: number
  read_at: number | null
}

/** A setting that a user has switched away from its default (see `domain/notificationSettings.ts`). */
export interface NotificationSettingRow {
  user_id: string
  setting: string
  is_on: number
}

/** How often something was tried lately. The key is hashed, since it can be an e-mail or an address. */
export interface RateLimitRow {
  key: string
  points: number
  expire: number | null
}
