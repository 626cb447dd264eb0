import type { Kysely, Migration } from 'kysely'
import type { Database } from '../schema'
import { ownTextOf, serviceTextOf } from '../searchTexts'

/** A search finds a service by what it is also called. The texts that it compares are written anew. */
export const forgivingSearch: Migration = {
  async up(db: Kysely<Database>) {
    const textsOfServices = new Map<string, string[]>()
    const services = await db
      .selectFrom('services')
      .select(['id', 'salon_id', 'name', 'name_ar', 'search_text'])
      .orderBy('cost')
      .orderBy('id')
      .execute()
    for (const service of services) {
      const search_text = serviceTextOf(service)
      textsOfServices.set(service.salon_id, [...(textsOfServices.get(service.salon_id) ?? []), search_text])
      if (service.search_text === search_text) continue
      await db.updateTable('services').set({ search_text }).where('id', '=', service.id).execute()
    }
    const salons = await db
      .selectFrom('salons')
      .select(['id', 'name', 'name_ar', 'address', 'city', 'country'])
      .execute()
    for (const salon of salons) {
      const own_text = ownTextOf(salon)
      const search_text = [own_text, ...(textsOfServices.get(salon.id) ?? [])].join(' ').trim()
      await db.updateTable('salons').set({ own_text, search_text }).where('id', '=', salon.id).execute()
    }
  },
}
