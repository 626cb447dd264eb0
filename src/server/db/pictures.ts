import type { GalleryPicture, PictureRequest } from '@/domain/gallery'
import { imageUrl } from '@/domain/image'
import type { Db } from './openDatabase'

/** A salon's gallery in its order. A staff member who left is no longer named. */
export async function listPictures(db: Db, salonId: string): Promise<GalleryPicture[]> {
  const rows = await db
    .selectFrom('pictures')
    .leftJoin('staff', join =>
      join.onRef('staff.id', '=', 'pictures.staff_id').on('staff.removed_at', 'is', null),
    )
    .select([
      'pictures.id',
      'upload_id',
      'caption',
      'caption_ar',
      'service_id',
      'staff.id as present_staff_id',
    ])
    .where('pictures.salon_id', '=', salonId)
    .orderBy('pictures.position')
    .orderBy('pictures.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    imageUrl: imageUrl(row.upload_id),
    caption: row.caption,
    captionAr: row.caption_ar,
    serviceId: row.service_id,
    staffId: row.present_staff_id,
  }))
}

export async function findPicture(db: Db, salonId: string, id: string): Promise<GalleryPicture | undefined> {
  return (await listPictures(db, salonId)).find(picture => picture.id === id)
}

export const pictureColumns = ({ caption, captionAr, serviceId, staffId }: PictureRequest) => ({
  caption,
  caption_ar: captionAr,
  service_id: serviceId,
  staff_id: staffId,
})
