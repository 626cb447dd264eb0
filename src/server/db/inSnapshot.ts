import { isPostgres } from './isPostgres'
import type { Db } from './openDatabase'

/** Runs reads that are shown together on one state of the database: no write of others comes between them. */
export function inSnapshot<Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return read(db)
  const transaction = db.transaction()
  return isPostgres(db)
    ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
    : transaction.execute(read)
}
