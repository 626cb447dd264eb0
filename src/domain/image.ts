/** Limits of an uploaded image: bytes of the file, and pixels after decoding. */
export const maxImageBytes = 8 * 1024 * 1024
export const maxImagePixels = 40_000_000

/** For file pickers. The server judges by the bytes. */
export const acceptedImages = 'image/jpeg,image/png,image/webp,image/gif'

/** The first bytes of the accepted formats, as latin1; a WebP has its length between two of them. */
const beginnings: readonly (readonly [start: string, type: string])[] = [
  ['\xff\xd8', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
]

/** Some programs write empty bytes, line breaks or a byte order mark before an image. */
const before = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf])

interface ImageBeginning {
  /** Where the image begins in its file. */
  start: number
  type: string
}

/** As many first bytes of a file say where its image begins. */
export const imageHeadBytes = 80

/** Judges a file by its bytes, whatever its name and declared type; undefined when it is no accepted image. */
export function imageBeginning(bytes: Uint8Array): ImageBeginning | undefined {
  const head = bytes.subarray(0, imageHeadBytes)
  const start = head.findIndex(byte => !before.has(byte))
  const text = String.fromCharCode(...head.subarray(Math.max(start, 0)))
  const isWebp = text.startsWith('RIFF') && text.startsWith('WEBP', 8)
  const type = isWebp ? 'image/webp' : beginnings.find(([beginning]) => text.startsWith(beginning))?.[1]
  return type === undefined ? undefined : { start, type }
}

/** The answer of POST /salons/{id}/images. */
export interface StoredImage {
  id: string
  /** At most 1280 pixels wide. */
  url: string
}

export const imageUrl = (id: string): string => `/uploads/${id}.webp`

/** The same image, at most 320 pixels wide. An address that is no upload stays as it is. */
export const smallImageUrl = (url: string): string =>
  url.replace(/^(\/uploads\/[\w-]+)\.webp$/, '$1-small.webp')

/** The id in the address of an upload; undefined for any other address. */
export const imageIdOf = (url: string): string | undefined => /^\/uploads\/([\w-]{22})\.webp$/.exec(url)?.[1]
