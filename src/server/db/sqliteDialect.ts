import { closeSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { SqliteDialect, type SqliteDatabase as KyselyDatabase } from 'kysely'
import { makeOwnFolder } from '../kernel/makeOwnFolder'
import { withStatementCache } from './statementCache'

/**
 * An SQLite file, created with its folder when missing, both for the server's own account alone. ':memory:' and the
 * bytes of a database stay in memory. Write-ahead log with full sync: an answered write survives a power failure.
 */
export function sqliteDialect(file: string | Buffer): SqliteDialect {
  if (!Buffer.isBuffer(file) && file !== ':memory:') createOwnFile(file)
  const sqlite = new SqliteDatabase(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  // In KiB. With the default of 2 MB, every sum over a busy salon's year would read the file again.
  sqlite.pragma('cache_size = -32000')
  return new SqliteDialect({ database: rollingBackOnce(sqlite, withStatementCache(sqlite)) })
}

/** A full disk has SQLite roll back by itself; a second rollback would fail and hide why. */
const rollingBackOnce = (sqlite: SqliteDatabase.Database, database: KyselyDatabase): KyselyDatabase => ({
  close: () => database.close(),
  prepare: statement =>
    database.prepare(statement === 'rollback' && !sqlite.inTransaction ? 'select 1 where false' : statement),
})

/** SQLite gives its other files, such as the write-ahead log, the permissions of this one. */
function createOwnFile(file: string): void {
  makeOwnFolder(dirname(file))
  closeSync(openSync(file, 'a', 0o600))
}
