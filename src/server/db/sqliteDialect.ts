import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { SqliteDialect } from 'kysely'
import { withStatementCache } from './statementCache'

/**
 * An SQLite file, made with its folder when missing (':memory:' for tests). Write-ahead log with full sync: an answered
 * write survives a power cut.
 */
export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new SqliteDatabase(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  // In KiB: with the usual two megabytes a busy salon's year is read from the file again for every sum.
  sqlite.pragma('cache_size = -32000')
  return new SqliteDialect({ database: withStatementCache(sqlite) })
}
