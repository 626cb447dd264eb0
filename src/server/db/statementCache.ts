import type { SqliteDatabase } from 'kysely'

const mostKept = 500

/**
 * The database with its prepared statements kept: Kysely prepares anew for every query, which for a small one is
 * half of its cost. SQLite itself prepares a kept statement again when a table has changed.
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
