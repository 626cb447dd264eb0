import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { forgetOldAnswers, keptAnswerMilliseconds } from './idempotency'
import type { Db } from './openDatabase'

const noticeLifetime = 180 * 24 * 60 * 60 * 1000

/** Removes what is over and answers nothing any more. */
export async function sweepExpired(db: Db, now: number): Promise<void> {
  for (const table of ['sessions', 'codes', 'verified_emails'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
  }
  await forgetOldAnswers(db, now - keptAnswerMilliseconds)
  await db
    .deleteFrom('notices')
    .where('created_at', '<', now - noticeLifetime)
    .execute()
  await db.deleteFrom('freed_times').where('ends_at', '<', now).execute()
  // A day is over everywhere on earth when the one after it has begun in UTC.
  await db
    .deleteFrom('waits')
    .where('date', '<', addDays(todayIn('UTC', now), -1))
    .execute()
}
