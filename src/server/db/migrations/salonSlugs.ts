import type { Kysely, Migration } from 'kysely'
import { chooseSlugs } from '../chooseSlugs'
import type { Database } from '../schema'

/** Salons get a readable address. Those that are there get theirs in the order in which they joined. */
export const salonSlugs: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.alterTable('salons').addColumn('slug', 'text').execute()
    await db.schema
      .createTable('salon_slugs')
      .addColumn('slug', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('salon_slugs_by_salon_id').on('salon_slugs').column('salon_id').execute()
    await db.schema
      .createTable('closed_salons')
      .addColumn('mark', 'text', column => column.primaryKey())
      .execute()
    const salons = await db
      .selectFrom('salons')
      .select(['id', 'name', 'name_ar', 'city'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    for (const [salon_id, slug] of chooseSlugs(salons)) {
      await db.insertInto('salon_slugs').values({ slug, salon_id }).execute()
      await db.updateTable('salons').set({ slug }).where('id', '=', salon_id).execute()
    }
  },
}
