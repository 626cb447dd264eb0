import type { Kysely, Migration } from 'kysely'

/** Refunds of the sandbox, and the provider's ids of our charges. */
export const providerBooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sandbox_refunds')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('charge_key', 'text', column => column.notNull().references('sandbox_charges.key'))
      .addColumn('amount', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('sandbox_refunds_of_charge')
      .on('sandbox_refunds')
      .column('charge_key')
      .execute()

    await db.schema
      .createTable('provider_charges')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('provider_key', 'text')
      .execute()
  },
}
