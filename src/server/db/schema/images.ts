import type { Generated } from 'kysely'

export interface ImageTables {
  uploads: UploadRow
  posters: PosterTable
  pictures: PictureRow
}

/** An image uploaded by an owner. Its file names contain its id. */
export interface UploadRow {
  id: string
  salon_id: string
  is_used: number
  created_at: number
}

export interface PosterRow {
  id: string
  salon_id: string
  title: string
  upload_id: string
  created_at: number
}

export interface PosterTable extends PosterRow {
  /** What a press on the poster books, or null. */
  service_id: Generated<string | null>
  promotion_id: Generated<string | null>
}

/** A picture of the salon's gallery. */
export interface PictureRow {
  id: string
  salon_id: string
  upload_id: string
  caption: string | null
  caption_ar: string | null
  service_id: string | null
  staff_id: string | null
  position: number
}
