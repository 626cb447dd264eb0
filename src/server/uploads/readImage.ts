import { imageBeginning, maxImagePixels } from '@/domain/image'
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

const tooManyPixels = () => new ApiFailure('too_large', 'This image has too many pixels.')

/**
 * Decodes, rotates upright and re-encodes a picture; nothing of the original file remains. Throws 415 unless it is
 * JPEG, PNG, WebP or GIF (the first frame counts), 413 above 40 megapixels, 400 for a damaged file.
 */
export async function readImage(file: Buffer): Promise<ReadImage> {
  if (file.length === 0) throw badInput({ image: 'image_required' })
  // Other files never reach a decoder.
  const beginning = imageBeginning(file)
  if (!beginning) throw new ApiFailure('unsupported_media', 'Send a JPEG, PNG, WebP or GIF image.')
  const bytes = file.subarray(beginning.start)
  return atOnce(async () => {
    const { default: sharp } = await import('sharp')
    // Cameras write headers that a decoder warns of.
    const open = () => sharp(bytes, { limitInputPixels: maxImagePixels, pages: 1, failOn: 'error' })
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
