import type { Kysely, Migration } from 'kysely'

/** Which side called an appointment off: the client, or the salon. */
export const endedBy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointments').addColumn('ended_by', 'text').execute()
  },
}
