import type { Kysely, Migration } from 'kysely'

export const paidVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointments').addColumn('paid_at', 'bigint').execute()
  },
}
