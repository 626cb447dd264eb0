/** The largest file that may be sent, in bytes, and the most pixels it may unfold to. */
export const maxImageBytes = 8 * 1024 * 1024
export const maxImagePixels = 40_000_000

/** What a file picker offers; the server judges by the bytes. */
export const acceptedImages = 'image/jpeg,image/png,image/webp,image/gif'

/** POST /salons/{id}/images, answered with the image as it was stored. */
export interface StoredImage {
  id: string
  /** At most 1280 pixels wide. */
  url: string
}

export const imageUrl = (id: string): string => `/uploads/${id}.webp`

/** The same image at most 320 pixels wide; an address that is not of an upload stays. */
export const smallImageUrl = (url: string): string =>
  url.replace(/^(\/uploads\/[\w-]+)\.webp$/, '$1-small.webp')

/** The id in the address of an upload; undefined for any other address. */
export const imageIdOf = (url: string): string | undefined => /^\/uploads\/([\w-]{22})\.webp$/.exec(url)?.[1]
