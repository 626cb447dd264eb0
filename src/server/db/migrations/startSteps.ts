import { sql, type Kysely, type Migration } from 'kysely'

/**
 * A salon chooses the step of its offered starts, and whether they may leave gaps. Starts lie on units of five minutes,
 * which the summaries of slots are made of anew.
 */
export const startSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('salons')
      .addColumn('start_step', 'integer', column => column.notNull().defaultTo(15))
      .execute()
    await db.schema
      .alterTable('salons')
      .addColumn('start_fit', 'text', column => column.notNull().defaultTo('all'))
      .execute()
    await db.schema.dropTable('slot_summaries').execute()
    await db.schema
      .createTable('slot_summaries')
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('kind', 'integer', column => column.notNull())
      .addColumn('service_id', 'text', column => column.notNull())
      .addColumn('from_unit', 'integer', column => column.notNull())
      .addColumn('next_start', 'integer')
      .addColumn('next_evening', 'integer')
      .addColumn('summarized_until', 'integer', column => column.notNull())
      .addColumn('valid_until', 'integer', column => column.notNull())
      .addColumn('digits', 'text', column => column.notNull())
      .addColumn('lead_units', 'integer', column => column.notNull())
      .addColumn('horizon_days', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('slot_summaries_key', ['salon_id', 'kind'])
      .execute()
    await db.schema
      .createIndex('slot_summaries_by_valid_until')
      .on('slot_summaries')
      .column('valid_until')
      .execute()
    await sql`update salons set summarized_revision = -1, next_start = null, next_evening = null`.execute(db)
  },
}
