import type { Kysely, Migration } from 'kysely'
import type { Database } from '../schema'
import { ownTextOf, serviceTextOf } from '../searchTexts'

/** A search finds the service that it asks for. Those that are there get the texts that it compares. */
export const serviceSearch: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .alterTable('salons')
      .addColumn('own_text', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('services')
      .addColumn('search_text', 'text', column => column.notNull().defaultTo(''))
      .execute()
    const salons = await db
      .selectFrom('salons')
      .select(['id', 'name', 'name_ar', 'address', 'city', 'country'])
      .execute()
    for (const salon of salons) {
      await db
        .updateTable('salons')
        .set({ own_text: ownTextOf(salon) })
        .where('id', '=', salon.id)
        .execute()
    }
    const services = await db.selectFrom('services').select(['id', 'name', 'name_ar']).execute()
    for (const service of services) {
      await db
        .updateTable('services')
        .set({ search_text: serviceTextOf(service) })
        .where('id', '=', service.id)
        .execute()
    }
    // It holds all that sorting by price reads of a service.
    await db.schema
      .createIndex('services_of_search')
      .on('services')
      .columns(['salon_id', 'search_text', 'cost', 'currency'])
      .execute()
    await db.schema.dropIndex('services_of_salon').execute()
  },
}
