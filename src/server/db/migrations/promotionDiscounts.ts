import type { Kysely, Migration } from 'kysely'

/** What a promotion takes off the prices of all services, or of those in its list. */
export const promotionDiscounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('promotions').addColumn('discount_kind', 'text').execute()
    await db.schema.alterTable('promotions').addColumn('discount_value', 'integer').execute()
    await db.schema.alterTable('promotions').addColumn('service_ids', 'text').execute()
    await db.schema
      .createIndex('promotions_of_salon')
      .on('promotions')
      .columns(['salon_id', 'ends_on'])
      .execute()
  },
}
