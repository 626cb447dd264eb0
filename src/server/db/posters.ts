import { imageUrl } from '@/domain/image'
import type { Poster } from '@/domain/poster'
import type { Db } from './openDatabase'
import { renewRevision } from './salonRevision'
import type { PosterRow } from './schema/salons'

const toPoster = ({ id, title, upload_id, created_at }: PosterRow): Poster => ({
  id,
  title,
  imageUrl: imageUrl(upload_id),
  createdAt: created_at,
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

export async function insertPoster(db: Db, row: PosterRow): Promise<Poster> {
  await db.insertInto('posters').values(row).execute()
  await renewRevision(db, row.salon_id)
  return toPoster(row)
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
