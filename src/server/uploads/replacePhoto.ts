import { imageIdOf, imageUrl } from '@/domain/image'
import type { Db } from '../db/openDatabase'
import { renewRevision } from '../db/salonRevision'
import { claimUpload, deleteUpload } from '../db/uploads'
import { inTransaction } from '../db/inTransaction'
import { salonLock } from '../db/locks'
import { badInput } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { deleteImage } from './imageFiles'

interface Photo {
  salonId: string
  /** An uploaded image of the salon; null for none. */
  imageId: string | null
  read: (db: Db) => Promise<string | null>
  write: (db: Db, url: string | null) => Promise<unknown>
}

/** Replaces the present image by an uploaded one and deletes it; throws 400 when the upload is not the salon's. */
export async function replacePhoto(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { salonId, imageId, read, write }: Photo,
): Promise<void> {
  const replaced = await inTransaction(db, [salonLock(salonId)], async transaction => {
    const oldId = imageIdOf((await read(transaction)) ?? '')
    if (imageId !== null && imageId === oldId) return undefined
    if (imageId !== null && !(await claimUpload(transaction, imageId, salonId))) {
      throw badInput({ imageId: 'image_required' })
    }
    await write(transaction, imageId === null ? null : imageUrl(imageId))
    await renewRevision(transaction, salonId)
    if (oldId !== undefined) await deleteUpload(transaction, oldId)
    return oldId
  })
  if (replaced !== undefined) await deleteImage(config, replaced)
}
