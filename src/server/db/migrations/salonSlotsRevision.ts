import type { Kysely, Migration } from 'kysely'

/** All processes see that the free slots of a salon have changed. */
export const salonSlotsRevision: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('salons')
      .addColumn('slots_revision', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
