import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { migrations } from './migrations'
import type { Database } from './schema'
import { withStatementCache } from './statementCache'

export type Db = Kysely<Database>

/**
 * Opens the SQLite file (made with its folder when missing; ':memory:' for tests) and brings it to the newest
 * tables. Write-ahead log with full sync: an answered write survives a power cut.
 */
export async function openDatabase(file: string): Promise<Db> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new SqliteDatabase(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  // In KiB: with the usual two megabytes a busy salon's year is read from the file again for every sum.
  sqlite.pragma('cache_size = -32000')
  const db: Db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: withStatementCache(sqlite) }),
  })
  await migrate(db)
  return db
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error })
}
