import type { Kysely, Migration } from 'kysely'

/** Customer ids at the payment provider, and customers that it must still delete. */
export const providerCustomers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('provider_customers')
      .addColumn('user_id', 'text', column => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('customer', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('customer_removals')
      .addColumn('customer', 'text', column => column.primaryKey())
      .addColumn('due_at', 'bigint', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .execute()
  },
}
