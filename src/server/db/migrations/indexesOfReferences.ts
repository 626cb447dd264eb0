import type { Kysely, Migration } from 'kysely'

/**
 * What is looked up, or goes with a deleted row, by these columns is found without a look at the whole table: a database
 * makes no index for a reference by itself.
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
