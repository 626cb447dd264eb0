import type { Kysely, Migration } from 'kysely'

/** The service or the promotion whose booking a poster leads to. */
export const posterLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('posters')
      .addColumn('service_id', 'text', column => column.references('services.id').onDelete('set null'))
      .execute()
    await db.schema
      .alterTable('posters')
      .addColumn('promotion_id', 'text', column => column.references('promotions.id').onDelete('set null'))
      .execute()
    for (const column of ['service_id', 'promotion_id'])
      await db.schema.createIndex(`posters_by_${column}`).on('posters').column(column).execute()
  },
}
