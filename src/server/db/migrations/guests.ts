import type { Kysely, Migration } from 'kysely'

/** A client can book for somebody else, whose name the appointment keeps. Earlier ones are the client's own. */
export const guests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointments').addColumn('guest_name', 'text').execute()
  },
}
