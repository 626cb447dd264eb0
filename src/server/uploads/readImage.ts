import { maxImagePixels } from '@/domain/image'
import { ApiFailure, badInput } from '../kernel/ApiFailure'
import { limitConcurrency } from '../kernel/limitConcurrency'

/** The two stored sizes of an image: WebP, without metadata. */
export interface ReadImage {
  large: Buffer
  small: Buffer
}

const widths = { large: 1280, small: 320 } as const
/** The largest ratio of height to width: a long strip would need as much memory as a large picture. */
const tallest = 3
const secondsToRead = 20
const atOnce = limitConcurrency(2)

/** The first bytes of the accepted formats, as latin1. Other files never reach a decoder. */
const heads = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a'] as const

const isAccepted = (bytes: Buffer): boolean => {
  const head = bytes.subarray(0, 16).toString('latin1')
  const isWebp = head.startsWith('RIFF') && head.startsWith('WEBP', 8)
  return isWebp || heads.some(start => head.startsWith(start))
}

const tooManyPixels = () => new ApiFailure('too_large', 'This image has too many pixels.')

/**
 * Decodes, rotates upright and re-encodes a picture; nothing of the original file remains. Throws 415 unless it is
 * JPEG, PNG, WebP or GIF (the first frame counts), 413 above 40 megapixels, 400 for a damaged file.
 */
export async function readImage(bytes: Buffer): Promise<ReadImage> {
  if (bytes.length === 0) throw badInput({ image: 'image_required' })
  if (!isAccepted(bytes)) {
    throw new ApiFailure('unsupported_media', 'Send a JPEG, PNG, WebP or GIF image.')
  }
  return atOnce(async () => {
    const { default: sharp } = await import('sharp')
    const open = () => sharp(bytes, { limitInputPixels: maxImagePixels, pages: 1, failOn: 'warning' })
    const resized = (width: number) =>
      open()
        .timeout({ seconds: secondsToRead })
        .autoOrient()
        .resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer()
    try {
      const { width, height } = await open().metadata()
      if (width * height > maxImagePixels) throw tooManyPixels()
      return { large: await resized(widths.large), small: await resized(widths.small) }
    } catch (error) {
      if (error instanceof ApiFailure) throw error
      throw /pixel limit/i.test(String(error)) ? tooManyPixels() : badInput({ image: 'image_broken' })
    }
  })
}
