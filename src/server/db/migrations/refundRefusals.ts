import type { Kysely, Migration } from 'kysely'

/** Refunds that the payment provider will not carry out, however often it is asked. */
export const refundRefusals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visit_refund_refusals')
      .addColumn('charge_key', 'text', column => column.primaryKey().references('visit_refunds.charge_key'))
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute()
  },
}
