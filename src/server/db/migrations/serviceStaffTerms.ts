import type { Kysely, Migration } from 'kysely'

/** A service may cost something else, or take another time, with one staff member. Earlier services do not. */
export const serviceStaffTerms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('service_staff_terms')
      .addColumn('service_id', 'text', column =>
        column.notNull().references('services.id').onDelete('cascade'),
      )
      .addColumn('staff_id', 'text', column => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('cost', 'integer')
      .addColumn('minutes', 'integer')
      .addPrimaryKeyConstraint('service_staff_terms_key', ['service_id', 'staff_id'])
      .execute()
    await db.schema
      .createIndex('service_staff_terms_of_staff')
      .on('service_staff_terms')
      .column('staff_id')
      .execute()
    await db.schema.alterTable('services').addColumn('from_cost', 'integer').execute()
  },
}
