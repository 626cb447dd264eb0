import type { Favorite } from '@/domain/salon'
import type { Db } from './openDatabase'

export async function listFavorites(db: Db, userId: string): Promise<Favorite[]> {
  const rows = await db
    .selectFrom('favorites')
    .innerJoin('salons', 'salons.id', 'favorites.salon_id')
    .select([
      'salons.id',
      'salons.name',
      'salons.name_ar',
      'salons.city',
      'salons.country',
      'salons.photo_url',
    ])
    .where('favorites.user_id', '=', userId)
    .orderBy('favorites.created_at', 'desc')
    .orderBy('salons.id')
    .execute()
  return rows.map(({ id, name, name_ar, city, country, photo_url }) => ({
    id,
    salonId: id,
    name,
    nameAr: name_ar,
    location: city,
    country,
    photoUrl: photo_url,
  }))
}

export async function favoritesAmong(
  db: Db,
  userId: string | undefined,
  salonIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userId === undefined || salonIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('favorites')
    .select('salon_id')
    .where('user_id', '=', userId)
    .where('salon_id', 'in', salonIds)
    .execute()
  return new Set(rows.map(({ salon_id }) => salon_id))
}

export async function addFavorite(db: Db, userId: string, salonId: string, now: number): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ user_id: userId, salon_id: salonId, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function removeFavorite(db: Db, userId: string, salonId: string): Promise<void> {
  await db.deleteFrom('favorites').where('user_id', '=', userId).where('salon_id', '=', salonId).execute()
}
