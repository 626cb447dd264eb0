import { randomBytes } from 'node:crypto'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { imageUrl, maxImageBytes, type StoredImage } from '@/domain/image'
import { limitPolicy } from '@/domain/limitPolicy'
import type { Db } from '../db/openDatabase'
import { countUnused, insertUpload } from '../db/uploads'
import { inTransaction } from '../db/inTransaction'
import { salonLock } from '../db/locks'
import { ApiFailure } from '../kernel/ApiFailure'
import { limitAtOnce } from '../kernel/limitAtOnce'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { requireUser } from '../http/session'
import { deleteImage, writeImage } from '../uploads/imageFiles'
import { readImage } from '../uploads/readImage'
import { findOwnSalon } from './salon/ownSalon'

/** The most unused images per salon: nobody who picks a picture needs more. They are removed after a day. */
const mostWaiting = 30

/** POST /salons/{id}/images: the body is the file's bytes. Ignores the file's name and declared type. */
export function uploadRoutes({ db, config, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()
  const underWay = limitAtOnce({
    ofName: limitPolicy.uploadsAtOnceOfOwner,
    together: limitPolicy.uploadsAtOnce,
  })
  const limit = bodyLimit({
    maxSize: maxImageBytes,
    onError: () => {
      throw new ApiFailure('too_large', 'An image may have at most 8 MB.')
    },
  })

  // Comes before the body is read, which the limit of its size does.
  const takeTurn: MiddlewareHandler<Env> = async (context, next) => {
    const { uid } = requireUser(context)
    if (!underWay.begin(uid)) {
      throw new ApiFailure('too_many', 'Too many uploads at once. Please wait a moment and try again.')
    }
    try {
      await next()
    } finally {
      underWay.end(uid)
    }
  }

  routes.post('/:salonId/images', takeTurn, limit, async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    return answer(context, await store(salon.id, context))
  })

  async function store(salonId: string, context: Context<Env>): Promise<StoredImage> {
    await requireUnusedRoom(db)
    const image = await readImage(Buffer.from(await context.req.arrayBuffer()))
    const id = randomBytes(16).toString('base64url')
    await writeImage(config, id, image)
    try {
      await inTransaction(db, [salonLock(salonId)], async transaction => {
        await requireUnusedRoom(transaction)
        await insertUpload(transaction, id, salonId, now())
      })
    } catch (error) {
      await deleteImage(config, id)
      throw error
    }
    return { id, url: imageUrl(id) }

    async function requireUnusedRoom(from: Db): Promise<void> {
      if ((await countUnused(from, salonId)) < mostWaiting) return
      throw new ApiFailure('too_many', 'Too many images. Please use some or try again tomorrow.')
    }
  }

  return routes
}
