import { Kysely, Migrator } from 'kysely'
import type { Log } from '../kernel/log'
import { migrations } from './migrations'
import { postgresDialect } from './postgres/postgresDialect'
import type { Database } from './schema'
import { sqliteDialect } from './sqliteDialect'

export type Db = Kysely<Database>

export interface DatabaseLocation {
  /** The path of an SQLite file, or the bytes of one, which are opened in memory. */
  databaseFile: string | Buffer
  databaseUrl: string | undefined
}

/**
 * Opens the PostgreSQL database at the address, or else the SQLite file, and migrates it to the newest tables. Throws a
 * one-line message, without the address and its password, when the database cannot be used.
 */
export async function openDatabase(
  { databaseFile, databaseUrl }: DatabaseLocation,
  log: Log,
  answered?: (seconds: number) => void,
): Promise<Db> {
  const dialect = databaseUrl === undefined ? sqliteDialect(databaseFile) : postgresDialect(databaseUrl, log)
  const db: Db = new Kysely<Database>({
    dialect,
    ...(answered && { log: ({ queryDurationMillis }) => answered(queryDurationMillis / 1000) }),
  })
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return db
  await db.destroy()
  const name =
    databaseUrl !== undefined ? 'of DATABASE_URL' : Buffer.isBuffer(databaseFile) ? 'in memory' : databaseFile
  throw new Error(`The database ${name} cannot be used: ${reasonOf(error)}`, { cause: error })
}

/** For a host with several addresses that all fail, the error has a code and no message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}
