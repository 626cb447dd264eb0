import { forgetOldAnswers, keptAnswerMilliseconds } from './idempotency'
import type { Db } from './openDatabase'

/** Removes what is over and answers nothing any more. */
export async function sweepExpired(db: Db, now: number): Promise<void> {
  for (const table of ['sessions', 'codes', 'verified_emails'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
  }
  await forgetOldAnswers(db, now - keptAnswerMilliseconds)
}
