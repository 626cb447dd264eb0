import type { Insertable } from 'kysely'
import type { AppContext } from '@/server/AppContext'
import type { PictureRow } from '@/server/db/schema/images'

/** Adds pictures to a salon's gallery, in this order. There are no files. */
export async function addPictures(
  { db }: AppContext,
  salonId: string,
  pictures: readonly Partial<PictureRow>[],
): Promise<void> {
  const rows = pictures.map((picture, position): Insertable<PictureRow> => {
    const id = `picture-${position}`
    return {
      id,
      salon_id: salonId,
      upload_id: `image-of-${id}`.padEnd(22, '-'),
      caption: null,
      caption_ar: null,
      service_id: null,
      staff_id: null,
      position,
      ...picture,
    }
  })
  const uploads = rows.map(({ upload_id: id }) => ({ id, salon_id: salonId, is_used: 1, created_at: 0 }))
  await db.insertInto('uploads').values(uploads).execute()
  await db.insertInto('pictures').values(rows).execute()
}
