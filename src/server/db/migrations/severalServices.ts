import type { Kysely, Migration } from 'kysely'

/** The services of an appointment with several. A single service is in the appointment, so old rows need none. */
export const severalServices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('appointments')
      .addColumn('service_count', 'integer', column => column.notNull().defaultTo(1))
      .execute()

    await db.schema
      .createTable('visit_services')
      .addColumn('appointment_id', 'text', column =>
        column.notNull().references('appointments.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('service_id', 'text', column => column.notNull())
      .addColumn('section_name', 'text', column => column.notNull())
      .addColumn('section_name_ar', 'text')
      .addColumn('service_name', 'text', column => column.notNull())
      .addColumn('service_name_ar', 'text')
      .addColumn('price', 'integer', column => column.notNull())
      .addColumn('minutes', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('visit_services_key', ['appointment_id', 'position'])
      .addUniqueConstraint('each_service_once_a_visit', ['appointment_id', 'service_id'])
      .execute()
  },
}
