import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { object } from 'yup'
import { newPictureSchema, pictureSchema, type GalleryPicture, type PictureRequest } from '@/domain/gallery'
import { imageIdOf } from '@/domain/image'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import type { Db } from '../../db/openDatabase'
import { findPicture, pictureColumns } from '../../db/pictures'
import { renewRevision } from '../../db/salonRevision'
import { offersAll } from '../../db/salons'
import { worksAll } from '../../db/team'
import { claimUpload, deleteUpload } from '../../db/uploads'
import { badInput, notFound } from '../../kernel/ApiFailure'
import { requireMatch } from '../../kernel/etag'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { deleteImage } from '../../uploads/imageFiles'
import { addPosition } from './addPosition'
import { changeOrder, orderedIds } from './changeOrder'
import { findOwnSalon } from './ownSalon'
import { pictureValues, versionedPicture } from './versions'

const pictureOrder = object({ pictureIds: orderedIds })

/** The pictures of a salon, which its answer lists. */
export function galleryRoutes(app: AppContext): Hono<Env> {
  const { db, config } = app
  const routes = new Hono<Env>()

  routes.post('/:salonId/gallery', keyedWrite(app), async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { imageId, ...request } = await readBody(context, newPictureSchema)
    const id = randomUUID()
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      await requireTags(transaction, salon.id, request)
      const position = await addPosition(transaction, 'pictures', salon.id)
      if (!(await claimUpload(transaction, imageId, salon.id))) throw badInput({ imageId: 'image_required' })
      await transaction
        .insertInto('pictures')
        .values({ id, salon_id: salon.id, upload_id: imageId, position, ...pictureColumns(request) })
        .execute()
      await renewRevision(transaction, salon.id)
    })
    return answer(context, versionedPicture(await findOwn(db, salon.id, id)))
  })

  /** All pictures in their new order; 409 `conflict` when the list is outdated. Stands before the routes of one. */
  routes.put('/:salonId/gallery/order', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { pictureIds } = await readBody(context, pictureOrder)
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = transaction.selectFrom('pictures').select('id').where('salon_id', '=', salon.id)
      await changeOrder(transaction, 'pictures', salon.id, pictureIds, await present.execute())
    })
    return answer(context, { pictureIds })
  })

  routes.put('/:salonId/gallery/:pictureId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const id = context.req.param('pictureId')
    const request = await readBody(context, pictureSchema)
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await findOwn(transaction, salon.id, id)
      requireMatch(context.req.header('if-match'), pictureValues(present), request)
      await requireTags(transaction, salon.id, request)
      await transaction.updateTable('pictures').set(pictureColumns(request)).where('id', '=', id).execute()
      await renewRevision(transaction, salon.id)
    })
    return answer(context, versionedPicture(await findOwn(db, salon.id, id)))
  })

  routes.delete('/:salonId/gallery/:pictureId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const id = context.req.param('pictureId')
    const imageId = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const { imageUrl } = await findOwn(transaction, salon.id, id)
      const upload = imageIdOf(imageUrl)
      await transaction.deleteFrom('pictures').where('id', '=', id).execute()
      if (upload !== undefined) await deleteUpload(transaction, upload)
      await renewRevision(transaction, salon.id)
      return upload
    })
    if (imageId !== undefined) await deleteImage(config, imageId)
    return answer(context, { id })
  })

  return routes
}

/** Throws 404 for a picture of another salon, as for one that does not exist. */
async function findOwn(db: Db, salonId: string, id: string): Promise<GalleryPicture> {
  const picture = await findPicture(db, salonId, id)
  if (!picture) throw notFound()
  return picture
}

async function requireTags(db: Db, salonId: string, { serviceId, staffId }: PictureRequest): Promise<void> {
  if (serviceId !== null && !(await offersAll(db, salonId, [serviceId]))) {
    throw badInput({ serviceId: 'service_unknown' })
  }
  if (staffId !== null && !(await worksAll(db, salonId, [staffId])))
    throw badInput({ staffId: 'value_invalid' })
}
