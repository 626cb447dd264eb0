import { Hono } from 'hono'
import { coverMotif, coverRoom } from '@/domain/coverMotifs'
import { imageIdOf } from '@/domain/image'
import { seedHue } from '@/domain/seed'
import type { AppContext } from '../AppContext'
import { findPhoto } from '../db/salons'
import { limitConcurrency } from '../kernel/limitConcurrency'
import { recentlyUsed } from '../kernel/recentlyUsed'
import { readImageFile } from '../uploads/imageFiles'

const size = { width: 1200, height: 630 } as const
const mostKept = 100
const atOnce = limitConcurrency(1)

/**
 * The drawing of a salon without a photo, in the colours that `CoverArt` has in the light theme. It has no words, so it
 * needs no fonts.
 */
async function drawing(seed: string): Promise<string> {
  const { formatHex } = await import('culori')
  const h = seedHue(seed)
  const colour = (l: number, c: number) => formatHex({ mode: 'oklch', l, c, h })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="9 0 382 200" width="${size.width}" height="${size.height}" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="200" fill="${colour(0.9, 0.035)}"/>
    <circle cx="201" cy="100" r="86" fill="${colour(0.94, 0.03)}"/>
    <path d="${coverRoom.floor}" fill="${colour(0.85, 0.045)}"/>
    <path d="${coverRoom.lamps}${coverMotif(seed)}" fill="none" stroke="${colour(0.42, 0.07)}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`
}

/** Makes pictures of salons, one at a time, and keeps the latest. */
export function socialPictures({ db, config }: AppContext): Hono {
  const kept = recentlyUsed<string, Promise<Buffer>>(mostKept)

  async function draw(id: string, photoUrl: string | null): Promise<Buffer> {
    const imageId = photoUrl === null ? undefined : imageIdOf(photoUrl)
    const photo = imageId === undefined ? undefined : await readImageFile(config, `${imageId}.webp`)
    const { default: sharp } = await import('sharp')
    return sharp(photo ?? Buffer.from(await drawing(id)))
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer()
  }

  async function find(id: string): Promise<Buffer | undefined> {
    const salon = await findPhoto(db, id)
    if (!salon) return undefined
    const key = `${id} ${salon.photo_url}`
    const picture = kept.get(key) ?? atOnce(() => draw(id, salon.photo_url))
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    return picture
  }

  const routes = new Hono()
  routes.get('/:name{[\\w-]+\\.jpg}', async context => {
    const picture = await find(context.req.param('name').slice(0, -'.jpg'.length))
    if (!picture) return context.text('Not found', 404)
    return context.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
    })
  })
  routes.all('*', context => context.text('Not found', 404))
  return routes
}
