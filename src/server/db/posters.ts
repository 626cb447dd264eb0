import type { Insertable, Selectable } from 'kysely'
import { imageUrl } from '@/domain/image'
import { posterEditOf, type Poster, type PosterEdit } from '@/domain/poster'
import { versioned } from '../kernel/etag'
import type { Db } from './openDatabase'
import { renewRevision } from './salonRevision'
import type { PosterTable } from './schema/images'

function toPoster(row: Selectable<PosterTable>): Poster {
  const poster: Poster = {
    id: row.id,
    title: row.title,
    imageUrl: imageUrl(row.upload_id),
    createdAt: row.created_at,
    serviceId: row.service_id,
    promotionId: row.promotion_id,
  }
  return versioned(poster, posterEditOf(poster))
}

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

export async function updatePoster(
  db: Db,
  salonId: string,
  id: string,
  { title, link: { serviceId, promotionId } }: PosterEdit,
): Promise<void> {
  await db
    .updateTable('posters')
    .set({ title, service_id: serviceId, promotion_id: promotionId })
    .where('id', '=', id)
    .where('salon_id', '=', salonId)
    .execute()
  await renewRevision(db, salonId)
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
