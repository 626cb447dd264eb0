import type { Kysely, Migration } from 'kysely'

/** Counters of attempts that all processes share, as rate-limiter-flexible stores them: the order of columns matters. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('expire', 'bigint')
      .execute()
    await db.schema.createIndex('rate_limits_by_expire').on('rate_limits').column('expire').execute()
  },
}
