import { sql, type Kysely, type Migration } from 'kysely'

/** A salon, and a service of its own, say how soon and how far ahead clients can book. */
export const bookingWindows: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('salons')
      .addColumn('lead_minutes', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('salons')
      .addColumn('horizon_days', 'integer', column => column.notNull().defaultTo(60))
      .execute()
    for (const name of ['lead_minutes', 'horizon_days'])
      await db.schema.alterTable('services').addColumn(name, 'integer').execute()
    await db.schema
      .alterTable('slot_summaries')
      .addColumn('lead_quarters', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('slot_summaries')
      .addColumn('horizon_days', 'integer', column => column.notNull().defaultTo(60))
      .execute()
    // The summaries reach no further than earlier releases let clients book.
    await sql`update salons set summarized_revision = -1`.execute(db)
  },
}
