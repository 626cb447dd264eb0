import type { Kysely, Migration } from 'kysely'

/** A salon's notes about a client become a card with more of them, and an appointment remembers what was used. */
export const clientCards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('client_notes').renameTo('client_cards').execute()
    const cards = () => db.schema.alterTable('client_cards')
    for (const column of ['birthday', 'allergies'])
      await cards()
        .addColumn(column, 'text', text => text.notNull().defaultTo(''))
        .execute()
    await cards()
      .addColumn('tags', 'text', text => text.notNull().defaultTo('[]'))
      .execute()
    for (const consent of ['photograph', 'get_offers'])
      await cards()
        .addColumn(`may_${consent}`, 'integer', flag => flag.notNull().defaultTo(0))
        .execute()
    for (const consent of ['photograph', 'offers']) {
      await cards().addColumn(`${consent}_set_at`, 'bigint').execute()
      await cards().addColumn(`${consent}_set_by`, 'text').execute()
    }
    await cards().addColumn('blocked_at', 'bigint').execute()
    await db.schema.createIndex('client_cards_of_phone').on('client_cards').column('phone').execute()

    await db.schema
      .createTable('appointment_formulas')
      .addColumn('appointment_id', 'text', column =>
        column.primaryKey().references('appointments.id').onDelete('cascade'),
      )
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('formula', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('appointment_formulas_of_salon')
      .on('appointment_formulas')
      .column('salon_id')
      .execute()
  },
}
