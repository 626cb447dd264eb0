import { PostgresAdapter } from 'kysely'
import type { Db } from './openDatabase'

/** False for SQLite. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter
