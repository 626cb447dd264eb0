import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { mostPosters, posterSchema } from '@/domain/poster'
import { deletePoster, insertPoster, listPosters } from '../db/posters'
import { findPromotionOf } from '../db/promotions'
import { offersAll } from '../db/salons'
import { claimUpload, deleteUpload } from '../db/uploads'
import { inTransaction } from '../db/inTransaction'
import { salonLock } from '../db/locks'
import { ApiFailure, badInput, notFound } from '../kernel/ApiFailure'
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
      if (serviceId !== null && !(await offersAll(transaction, salon.id, [serviceId]))) {
        throw badInput({ serviceId: 'service_unknown' })
      }
      if (promotionId !== null && !(await findPromotionOf(transaction, salon.id, promotionId))) {
        throw badInput({ promotionId: 'value_invalid' })
      }
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
