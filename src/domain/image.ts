/** Limits of an uploaded image: bytes of the file, and pixels after decoding. */
export const maxImageBytes = 8 * 1024 * 1024
export const maxImagePixels = 40_000_000

/** For file pickers. The server judges by the bytes. */
export const acceptedImages = 'image/jpeg,image/png,image/webp,image/gif'

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
