import type { Kysely, Migration } from 'kysely'

/** When the salon was paid for a visit. */
export const paidVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointments').addColumn('paid_at', 'bigint').execute()
  },
}
