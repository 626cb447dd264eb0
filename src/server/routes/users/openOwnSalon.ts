import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/openDatabase'
import { ownTextOf } from '../../db/searchTexts'
import { renewSlug } from '../../db/salonSlugs'
import type { UserRow } from '../../db/schema/people'
import { cityOf } from '../../kernel/cityOfUser'

/** Creates a new owner's salon with the owner as its staff member; the owner adds sections and hours. */
export async function openOwnSalon(db: Db, owner: UserRow): Promise<void> {
  const city = cityOf(owner.country, owner.city)
  const salonId = randomUUID()
  const located = {
    name: owner.name,
    name_ar: null,
    address: owner.address,
    city: city.name,
    country: owner.country,
  }
  const own_text = ownTextOf(located)
  await db
    .insertInto('salons')
    .values({
      id: salonId,
      owner_id: owner.id,
      ...located,
      business_type: owner.role,
      phone: owner.phone,
      photo_url: null,
      latitude: city.latitude,
      longitude: city.longitude,
      time_zone: city.timeZone,
      own_text,
      search_text: own_text,
      rating_sum: 0,
      rating_count: 0,
      from_amount: null,
      from_currency: null,
      confirms_at_once: 1,
      revision: 0,
      created_at: owner.created_at,
    })
    .execute()
  await renewSlug(db, salonId)
  await db
    .insertInto('staff')
    .values({
      id: randomUUID(),
      salon_id: salonId,
      name: owner.name,
      name_ar: null,
      photo_url: null,
      position: 0,
    })
    .execute()
}
