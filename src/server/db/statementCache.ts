import type { SqliteDatabase } from 'kysely'

const mostKept = 500

/**
 * Caches the database's prepared statements: Kysely prepares one for every query, which is half the cost of a small
 * query. SQLite itself prepares a cached statement again when a table has changed.
 */
export function withStatementCache(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => database.close(),
    prepare: sql => {
      let statement = kept.get(sql)
      if (!statement) {
        if (kept.size >= mostKept) kept.clear()
        statement = database.prepare(sql)
        kept.set(sql, statement)
      }
      return statement
    },
  }
}
