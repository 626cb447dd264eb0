import { coverMotif, coverRoom } from '@/domain/coverMotifs'
import { imageIdOf } from '@/domain/image'
import type { SalonCard } from '@/domain/salon'
import { seedHue } from '@/domain/seed'
import type { AppContext } from '../AppContext'
import { findPhoto } from '../db/salons'
import { limitConcurrency } from '../kernel/limitConcurrency'
import { recentlyUsed } from '../kernel/recentlyUsed'
import { readImageFile } from '../uploads/imageFiles'

const folder = '/social/'
const size = { width: 1200, height: 630 } as const
const mostKept = 100
const atOnce = limitConcurrency(1)

/** The picture that a chat shows of a salon. Its query changes with the photo, since chats keep pictures for long. */
export const socialPictureUrl = (
  publicUrl: string,
  { id, photoUrl }: Pick<SalonCard, 'id' | 'photoUrl'>,
): string =>
  `${publicUrl}${folder}${id}.jpg${photoUrl === null ? '' : `?v=${imageIdOf(photoUrl) ?? 'photo'}`}`

/** The drawing of a salon without a photo, in the colours of the light theme. It has no words, so it needs no fonts. */
function drawing(seed: string): string {
  const hue = seedHue(seed)
  const colour = (saturation: number, lightness: number) => `hsl(${hue}, ${saturation}%, ${lightness}%)`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="9 0 382 200" width="${size.width}" height="${size.height}" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="200" fill="${colour(45, 87)}"/>
    <circle cx="201" cy="100" r="86" fill="${colour(50, 93)}"/>
    <path d="${coverRoom.floor}" fill="${colour(40, 80)}"/>
    <path d="${coverRoom.lamps}${coverMotif(seed)}" fill="none" stroke="${colour(38, 32)}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`
}

/** Makes pictures of salons, one at a time, and keeps the latest. Undefined for a path that is none. */
export function socialPictures({ db, config }: AppContext) {
  const kept = recentlyUsed<string, Promise<Buffer>>(mostKept)

  async function draw(id: string, photoUrl: string | null): Promise<Buffer> {
    const imageId = photoUrl === null ? undefined : imageIdOf(photoUrl)
    const photo = imageId === undefined ? undefined : await readImageFile(config, `${imageId}.webp`)
    const { default: sharp } = await import('sharp')
    return sharp(photo ?? Buffer.from(drawing(id)))
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer()
  }

  return async (path: string): Promise<Buffer | undefined> => {
    const [, id] = /^\/social\/([\w-]+)\.jpg$/.exec(path) ?? []
    const salon = id === undefined ? undefined : await findPhoto(db, id)
    if (id === undefined || !salon) return undefined
    const key = `${id} ${salon.photo_url}`
    const picture = kept.get(key) ?? atOnce(() => draw(id, salon.photo_url))
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    return picture
  }
}
