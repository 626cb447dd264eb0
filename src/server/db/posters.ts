import type { Insertable, Selectable } from 'kysely'
import { imageUrl } from '@/domain/image'
import type { Poster } from '@/domain/poster'
import type { Db } from './openDatabase'
import { renewRevision } from './salonRevision'
import type { PosterTable } from './schema/images'

const toPoster = (row: Selectable<PosterTable>): Poster => ({
  id: row.id,
  title: row.title,
  imageUrl: imageUrl(row.upload_id),
  createdAt: row.created_at,
  serviceId: row.service_id,
  promotionId: row.promotion_id,
})

export async function listPosters(db: Db, salonId: string): Promise<Poster[]> {
  const rows = await db
    .selectFrom('posters')
    .selectAll()
    .where('salon_id', '=', salonId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toPoster)
}

export async function insertPoster(db: Db, row: Insertable<PosterTable>): Promise<Poster> {
  const inserted = await db.insertInto('posters').values(row).returningAll().executeTakeFirstOrThrow()
  await renewRevision(db, row.salon_id)
  return toPoster(inserted)
}

/** The image of the poster that was deleted; undefined when the salon has no such poster. */
export async function deletePoster(db: Db, salonId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('posters')
    .select('upload_id')
    .where('id', '=', id)
    .where('salon_id', '=', salonId)
    .executeTakeFirst()
  if (!row) return undefined
  await db.deleteFrom('posters').where('id', '=', id).execute()
  await renewRevision(db, salonId)
  return row.upload_id
}
