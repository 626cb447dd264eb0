import type { Kysely, Migration } from 'kysely'

/** Data that outlives a deleted account: marks against a second free trial, and the time zone of a closed salon. */
export const formerAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('former_accounts')
      .addColumn('mark', 'text', column => column.primaryKey())
      .addColumn('deleted_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.alterTable('appointments').addColumn('closed_time_zone', 'text').execute()
  },
}
