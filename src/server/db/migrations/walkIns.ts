import type { Kysely, Migration } from 'kysely'

/** Clients without an account, and the salon's reason for a declined appointment. */
export const walkIns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointments').addColumn('walk_in_name', 'text').execute()
    await db.schema.alterTable('appointments').addColumn('walk_in_phone', 'text').execute()
    await db.schema.alterTable('appointments').addColumn('decline_reason', 'text').execute()
  },
}
