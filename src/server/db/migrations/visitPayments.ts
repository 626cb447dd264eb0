import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Payments for appointments: ledger entries, online charges with results, and ordered refunds. Rows are only ever
 * added. Whether an appointment is paid follows from them, so its `paid_at` column is dropped.
 */
export const visitPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visit_movements')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('appointment_id', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('salon_id', 'text', column => column.notNull())
      .addColumn('way', 'text', column => column.notNull())
      .addColumn('reverses', 'text', column => column.unique())
      .addColumn('amount', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addUniqueConstraint('one_movement_after_the_other', ['appointment_id', 'number'])
      .execute()
    await db.schema
      .createIndex('visit_movements_of_salon')
      .on('visit_movements')
      .columns(['salon_id', 'at', 'currency', 'amount'])
      .execute()
    await sql`
      insert into visit_movements (id, appointment_id, number, salon_id, way, amount, currency, at)
      select id, id, 1, salon_id, 'salon', price, currency, paid_at from appointments where paid_at is not null`.execute(
      db,
    )
    await db.schema.alterTable('appointments').dropColumn('paid_at').execute()

    await db.schema
      .createTable('visit_charges')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('appointment_id', 'text', column => column.notNull())
      .addColumn('attempt', 'integer', column => column.notNull())
      .addColumn('intent', 'text', column => column.notNull())
      .addColumn('amount', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('one_visit_charge_an_attempt', ['appointment_id', 'attempt'])
      .execute()
    await db.schema
      .createTable('visit_charge_results')
      .addColumn('charge_key', 'text', column => column.notNull().references('visit_charges.key'))
      .addColumn('stage', 'text', column => column.notNull())
      .addColumn('outcome', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('one_visit_result_a_stage', ['charge_key', 'stage'])
      .execute()
    await db.schema
      .createTable('visit_refunds')
      .addColumn('charge_key', 'text', column => column.primaryKey().references('visit_charges.key'))
      .addColumn('ordered_at', 'bigint', column => column.notNull())
      .execute()

    await db.schema
      .alterTable('salons')
      .addColumn('pays_online', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
