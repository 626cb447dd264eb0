import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { SqliteDialect } from 'kysely'
import { withStatementCache } from './statementCache'

/**
 * An SQLite file, created with its folder when missing (':memory:' for tests). Write-ahead log with full sync: an
 * answered write survives a power failure.
 */
export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new SqliteDatabase(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  // In KiB. With the default of 2 MB, every sum over a busy salon's year would read the file again.
  sqlite.pragma('cache_size = -32000')
  return new SqliteDialect({ database: withStatementCache(sqlite) })
}
