import type { Kysely, Migration } from 'kysely'

/** Moves by a salon that their clients were not told of yet. */
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
