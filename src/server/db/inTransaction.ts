import { setTimeout as wait } from 'node:timers/promises'
import { lockRows, type RowLock } from './locks'
import type { Db } from './openDatabase'

/** PostgreSQL's codes for a transaction that must be repeated: serialization failure, deadlock. */
const conflicts: unknown[] = ['40001', '40P01']
const mostTries = 8
/** Milliseconds before the first repetition, at most; doubled with each further one. */
const firstPause = 5

/**
 * Runs the function in a transaction that first locks the rows by which it judges. It has no effect but on
 * the database: it runs again after a deadlock or a serialization failure.
 */
export async function inTransaction<Result>(
  db: Db,
  locks: readonly RowLock[],
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async transaction => {
        await lockRows(transaction, locks)
        return work(transaction)
      })
    } catch (error) {
      if (tries === mostTries || !conflicts.includes((error as { code?: unknown }).code)) throw error
      await wait(Math.random() * firstPause * 2 ** tries)
    }
  }
}
