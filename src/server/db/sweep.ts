import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { forgetOldAnswers, keptAnswerMilliseconds } from './idempotency'
import type { Db } from './openDatabase'
import { forgetGivenUp } from './outbox'

const day = 24 * 60 * 60 * 1000
const notificationLifetime = 180 * day
/** How long an operator can look up what the outbox gave up. */
const givenUpLifetime = 30 * day

/** Removes what is over and answers nothing any more. */
export async function sweepExpired(db: Db, now: number): Promise<void> {
  for (const table of ['sessions', 'codes', 'verified_emails'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
  }
  await forgetOldAnswers(db, now - keptAnswerMilliseconds)
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', now - notificationLifetime)
    .execute()
  await forgetGivenUp(db, now - givenUpLifetime)
  // A day is over everywhere on earth when the one after it has begun in UTC.
  await db
    .deleteFrom('waits')
    .where('date', '<', addDays(todayIn('UTC', now), -1))
    .execute()
}
