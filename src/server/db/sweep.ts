import { knownDeviceMilliseconds } from '@/domain/sessionPolicy'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { forgetOldAnswers, keptAnswerMilliseconds } from './idempotency'
import type { Db } from './openDatabase'
import { forgetGivenUp } from './outbox'

const day = 24 * 60 * 60 * 1000
/** An ended session can still say that it was idle for so long. */
const endedSessionLifetime = 7 * day
const notificationLifetime = 180 * day
/** How long an operator can look up failed outbox entries. */
const givenUpLifetime = 30 * day

export async function sweepExpired(db: Db, now: number): Promise<void> {
  for (const table of ['codes', 'verified_emails', 'staff_invitations', 'attached_sessions'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
  }
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', now - endedSessionLifetime)
    .execute()
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', now - knownDeviceMilliseconds)
    .execute()
  await db.deleteFrom('rate_limits').where('expire', '<', now).execute()
  await forgetOldAnswers(db, now - keptAnswerMilliseconds)
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', now - notificationLifetime)
    .execute()
  await forgetGivenUp(db, now - givenUpLifetime)
  // A date is over everywhere on earth once the date after it is over in UTC.
  await db
    .deleteFrom('waits')
    .where('date', '<', addDays(todayIn('UTC', now), -1))
    .execute()
}
