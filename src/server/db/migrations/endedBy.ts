import type { Kysely, Migration } from 'kysely'

export const endedBy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointments').addColumn('ended_by', 'text').execute()
  },
}
