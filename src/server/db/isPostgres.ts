import { PostgresAdapter } from 'kysely'
import type { Db } from './openDatabase'

/** Otherwise it is SQLite, with one connection in one process. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter
