import { sql, type Kysely, type Migration } from 'kysely'

/** Refunds of charges that bought nothing. The ledger can hold payment and refund of the same charge. */
export const chargeRefunds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('charge_refunds')
      .addColumn('charge_key', 'text', column => column.primaryKey().references('charges.key'))
      .addColumn('ordered_at', 'bigint', column => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('ended_at', 'bigint')
      .execute()

    await db.schema.alterTable('ledger').renameTo('ledger_of_charges').execute()
    await db.schema
      .createTable('ledger')
      .addColumn('charge_key', 'text', column => column.notNull().references('charges.key'))
      .addColumn('entry', 'text', column => column.notNull())
      .addColumn('account', 'text', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('one_movement_an_entry', ['charge_key', 'entry', 'account'])
      .execute()
    await sql`
      insert into ledger (charge_key, entry, account, amount, currency, at)
      select charge_key, 'charge', account, amount, currency, at from ledger_of_charges`.execute(db)
    await db.schema.dropTable('ledger_of_charges').execute()
  },
}
