import type { Kysely, Migration } from 'kysely'

/**
 * A service may have a pause, in which its staff member takes others, and a clean-up after its end. An appointment
 * remembers what its staff member does in each of its units; earlier ones have neither.
 */
export const serviceGaps: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['pause_after_minutes', 'pause_minutes', 'clean_up_minutes'])
      await db.schema
        .alterTable('services')
        .addColumn(column, 'integer', minutes => minutes.notNull().defaultTo(0))
        .execute()
    await db.schema.alterTable('appointments').addColumn('work_units', 'text').execute()
  },
}
