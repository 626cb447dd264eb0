import type { Kysely, Migration } from 'kysely'

/** Who sits in a chair without an account, and what the salon says of an appointment that it declined. */
export const walkIns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointments').addColumn('walk_in_name', 'text').execute()
    await db.schema.alterTable('appointments').addColumn('walk_in_phone', 'text').execute()
    await db.schema.alterTable('appointments').addColumn('decline_reason', 'text').execute()
  },
}
