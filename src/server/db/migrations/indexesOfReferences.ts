import type { Kysely, Migration } from 'kysely'

/**
 * Indexes for columns that are queried or deleted by reference. A database does not create an index for a reference by
 * itself, so it would scan the whole table.
 */
export const indexesOfReferences: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of [
      ['favorites', 'salon_id'],
      ['services', 'section_id'],
      ['chair_services', 'service_id'],
      ['waits', 'service_id'],
      ['waits', 'chair_id'],
      ['waitlist_calls', 'wait_id'],
      ['offers', 'salon_id'],
      ['freed_times', 'salon_id'],
    ] as const) {
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
    }
  },
}
