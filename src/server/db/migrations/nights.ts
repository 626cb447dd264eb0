import type { Kysely, Migration } from 'kysely'

/**
 * An appointment remembers the day of its night, where the hours of the day that it was booked on went on after
 * midnight. None did before.
 */
export const nights: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointments').addColumn('night_day', 'integer').execute()
  },
}
