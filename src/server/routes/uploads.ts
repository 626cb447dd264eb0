import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { imageUrl, maxImageBytes, type StoredImage } from '@/domain/image'
import { countUnused, insertUpload } from '../db/uploads'
import { ApiFailure } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { requireUser } from '../http/session'
import { deleteImage, writeImage } from '../uploads/imageFiles'
import { readImage } from '../uploads/readImage'
import { findOwnSalon } from './salon/ownSalon'

/** The only path where a body may be as large as an image. */
export const uploadPath = '/api/salons/:salonId/images'

/** The most unused images per salon: nobody who picks a picture needs more. They are removed after a day. */
const mostWaiting = 30

/** POST /salons/{id}/images: the body is the file's bytes. Ignores the file's name and declared type. */
export function uploadRoutes({ db, config, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()
  const limit = bodyLimit({
    maxSize: maxImageBytes,
    onError: () => {
      throw new ApiFailure('too_large', 'An image may have at most 8 MB.')
    },
  })

  routes.post('/:salonId/images', limit, async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    if ((await countUnused(db, salon.id)) >= mostWaiting) {
      throw new ApiFailure('too_many', 'Too many images. Please use some or try again tomorrow.')
    }
    const image = await readImage(Buffer.from(await context.req.arrayBuffer()))
    const id = randomBytes(16).toString('base64url')
    await writeImage(config, id, image)
    try {
      await insertUpload(db, id, salon.id, now())
    } catch (error) {
      await deleteImage(config, id)
      throw error
    }
    const stored: StoredImage = { id, url: imageUrl(id) }
    return answer(context, stored)
  })

  return routes
}
