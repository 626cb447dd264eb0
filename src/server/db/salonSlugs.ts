import { slugsOf } from './chooseSlugs'
import { insertNew } from './insertNew'
import type { Db } from './openDatabase'

/** Names a salon's address after its present name. Earlier slugs stay the salon's. Belongs in the caller's transaction. */
export async function renewSlug(db: Db, salonId: string): Promise<void> {
  const salon = await db
    .selectFrom('salons')
    .select(['id', 'name', 'name_ar', 'city'])
    .where('id', '=', salonId)
    .executeTakeFirstOrThrow()
  for (const slug of slugsOf(salon)) {
    if (await takeSlug(db, slug, salonId)) {
      await db.updateTable('salons').set({ slug }).where('id', '=', salonId).execute()
      return
    }
  }
}

/** False when the slug is another salon's, or was. */
async function takeSlug(db: Db, slug: string, salonId: string): Promise<boolean> {
  if (await insertNew(db, 'salon_slugs', { slug, salon_id: salonId })) return true
  const row = await db
    .selectFrom('salon_slugs')
    .select('salon_id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.salon_id === salonId
}

export interface SalonAddress {
  id: string
  /** What its address contains now. */
  slug: string
  slotsRevision: number
}

/** The salon whose id, slug or earlier slug this is. */
export async function findSalonAt(db: Db, address: string): Promise<SalonAddress | undefined> {
  const byId = await db
    .selectFrom('salons')
    .select(['id', 'slug', 'slots_revision'])
    .where('id', '=', address)
    .executeTakeFirst()
  const found =
    byId ??
    (await db
      .selectFrom('salon_slugs')
      .innerJoin('salons', 'salons.id', 'salon_slugs.salon_id')
      .select(['salons.id', 'salons.slug', 'salons.slots_revision'])
      .where('salon_slugs.slug', '=', address.toLowerCase())
      .executeTakeFirst())
  if (!found) return undefined
  const { id, slug, slots_revision: slotsRevision } = found
  return { id, slug: slug ?? id, slotsRevision }
}

export async function countSalons(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('salons')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In the order of the salons' ids. */
export async function listSlugs(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('salons')
    .select(['id', 'slug'])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id, slug }) => slug ?? id)
}
