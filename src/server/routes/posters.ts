import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  mostPosters,
  posterEditOf,
  posterEditSchema,
  posterSchema,
  type Poster,
  type PosterEdit,
} from '@/domain/poster'
import type { Db } from '../db/openDatabase'
import { deletePoster, insertPoster, listPosters, updatePoster } from '../db/posters'
import { findPromotionOf } from '../db/promotions'
import { offersAll } from '../db/salons'
import { claimUpload, deleteUpload } from '../db/uploads'
import { inTransaction } from '../db/inTransaction'
import { salonLock } from '../db/locks'
import { ApiFailure, badInput, notFound } from '../kernel/ApiFailure'
import { requireMatch } from '../kernel/etag'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { keyedWrite } from '../http/keyedWrite'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'
import { deleteImage } from '../uploads/imageFiles'
import { findOwnSalon } from './salon/ownSalon'

/** A salon's wall poster: public to read; only the owner changes it. */
export function posterRoutes(app: AppContext): Hono<Env> {
  const { db, config, now } = app
  const routes = new Hono<Env>()

  routes.get('/:salonId/posters', async context =>
    answer(context, await listPosters(db, context.req.param('salonId'))),
  )

  routes.post('/:salonId/posters', keyedWrite(app), async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { title, imageId, serviceId, promotionId } = await readBody(context, posterSchema)
    const poster = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      if ((await listPosters(transaction, salon.id)).length >= mostPosters) {
        throw new ApiFailure('conflict', `A salon shows at most ${mostPosters} posters.`)
      }
      await requireLink(transaction, salon.id, { serviceId, promotionId })
      if (!(await claimUpload(transaction, imageId, salon.id))) throw badInput({ imageId: 'image_required' })
      return insertPoster(transaction, {
        id: randomUUID(),
        salon_id: salon.id,
        title,
        upload_id: imageId,
        created_at: now(),
        service_id: serviceId,
        promotion_id: promotionId,
      })
    })
    return answer(context, poster)
  })

  routes.put('/:salonId/posters/:posterId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const id = context.req.param('posterId')
    const request = await readBody(context, posterEditSchema)
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = posterEditOf(await findOwn(transaction, salon.id, id))
      requireMatch(context.req.header('if-match'), present, request)
      await requireLink(transaction, salon.id, request.link)
      await updatePoster(transaction, salon.id, id, request)
    })
    return answer(context, await findOwn(db, salon.id, id))
  })

  routes.delete('/:salonId/posters/:posterId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const id = context.req.param('posterId')
    const imageId = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const upload = await deletePoster(transaction, salon.id, id)
      if (upload === undefined) throw notFound()
      await deleteUpload(transaction, upload)
      return upload
    })
    await deleteImage(config, imageId)
    return answer(context, { id })
  })

  return routes
}

/** Throws 404 for a poster of another salon, as for one that does not exist. */
async function findOwn(db: Db, salonId: string, id: string): Promise<Poster> {
  const poster = (await listPosters(db, salonId)).find(one => one.id === id)
  if (!poster) throw notFound()
  return poster
}

/** Throws 400 for a service or a promotion of another salon. */
async function requireLink(
  db: Db,
  salonId: string,
  { serviceId, promotionId }: PosterEdit['link'],
): Promise<void> {
  if (serviceId !== null && !(await offersAll(db, salonId, [serviceId]))) {
    throw badInput({ serviceId: 'service_unknown' })
  }
  if (promotionId !== null && !(await findPromotionOf(db, salonId, promotionId))) {
    throw badInput({ promotionId: 'value_invalid' })
  }
}
