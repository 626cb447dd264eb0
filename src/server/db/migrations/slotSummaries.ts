import { sql, type Kysely, type Migration } from 'kysely'

/** The search knows when each salon has its next slot. */
export const slotSummaries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('salons')
      .addColumn('summarized_revision', 'integer', column => column.notNull().defaultTo(-1))
      .execute()
    // A copy of the summary of kind 0, because most searches need no more of it.
    for (const name of ['next_start', 'next_evening'])
      await db.schema.alterTable('salons').addColumn(name, 'integer').execute()
    await db.schema
      .alterTable('services')
      .addColumn('slot_kind', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('slot_summaries')
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('kind', 'integer', column => column.notNull())
      .addColumn('service_id', 'text', column => column.notNull())
      .addColumn('from_quarter', 'integer', column => column.notNull())
      .addColumn('next_start', 'integer')
      .addColumn('next_evening', 'integer')
      .addColumn('summarized_until', 'integer', column => column.notNull())
      .addColumn('valid_until', 'integer', column => column.notNull())
      .addColumn('hours', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('slot_summaries_key', ['salon_id', 'kind'])
      .execute()
    await db.schema
      .createIndex('slot_summaries_by_valid_until')
      .on('slot_summaries')
      .column('valid_until')
      .execute()
    // Holds only salons whose slots or rules have changed since they were summarized.
    await sql`create index salons_to_summarize on salons (id) where summarized_revision <> revision + slots_revision`.execute(
      db,
    )
  },
}
