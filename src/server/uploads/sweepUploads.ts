import type { AppContext } from '../AppContext'
import { deleteImage, listImagesBefore } from './imageFiles'

const day = 24 * 60 * 60 * 1000

/** Deletes images that nobody used within a day, and files of deleted salons. */
export async function sweepUploads({
  db,
  config,
  now,
}: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> {
  const before = now() - day
  await db.deleteFrom('uploads').where('is_used', '=', 0).where('created_at', '<', before).execute()
  const stray = await listImagesBefore(config, before)
  if (stray.size === 0) return
  const known = await db.selectFrom('uploads').select('id').execute()
  for (const { id } of known) stray.delete(id)
  for (const id of stray) await deleteImage(config, id)
}
