import type { Kysely, Migration } from 'kysely'

export const statusBefore: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointments').addColumn('status_before', 'text').execute()
  },
}
