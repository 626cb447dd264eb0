import type { Kysely, Migration } from 'kysely'

/** When a staff member does not work, once or every week. */
export const timeOff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('time_off')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('staff_id', 'text', column => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('is_weekly', 'integer', column => column.notNull())
      .addColumn('starts_on', 'text', column => column.notNull())
      .addColumn('starts_at', 'integer', column => column.notNull())
      .addColumn('ends_on', 'text')
      .addColumn('ends_at', 'integer', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('time_off_of_staff').on('time_off').columns(['staff_id', 'ends_on']).execute()
  },
}
