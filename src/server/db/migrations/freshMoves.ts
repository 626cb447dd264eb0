import type { Kysely, Migration } from 'kysely'

/** Reschedules by a salon of which the client was not yet notified. */
export const freshMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('fresh_moves')
      .addColumn('appointment_id', 'text', column =>
        column.primaryKey().references('appointments.id').onDelete('cascade'),
      )
      .addColumn('known_starts_at', 'bigint', column => column.notNull())
      .addColumn('known_ends_at', 'bigint', column => column.notNull())
      .addColumn('known_as', 'text', column => column.notNull())
      .addColumn('due_at', 'bigint', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('sending_at', 'bigint')
      .execute()
  },
}
