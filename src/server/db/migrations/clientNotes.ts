import type { Kysely, Migration } from 'kysely'

/** A salon's notes about its clients. A client without an account is known by the phone number. */
export const clientNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('client_notes')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('client_id', 'text', column => column.references('users.id').onDelete('cascade'))
      .addColumn('phone', 'text')
      .addColumn('notes', 'text', column => column.notNull())
      .addUniqueConstraint('one_note_a_client', ['client_id', 'salon_id'])
      .addUniqueConstraint('one_note_a_phone', ['salon_id', 'phone'])
      .execute()
    await db.schema
      .createIndex('appointments_of_walk_in')
      .on('appointments')
      .columns(['salon_id', 'walk_in_phone'])
      .execute()
  },
}
