import { imageBeginning, imageHeadBytes, maxImageBytes } from '@/domain/image'
import { offered } from '@/ui/offered'
import type { ImageProblem } from './imageProblem'

type Picked = { image: File; problem?: undefined } | { image?: undefined; problem: ImageProblem }

/** True where this browser offers no decoder: the server judges every image. */
async function isDecodable(image: Blob): Promise<boolean> {
  const decode = offered(() => createImageBitmap)
  if (!decode) return true
  try {
    ;(await decode(image)).close()
    return true
  } catch {
    return false
  }
}

/** A picked file as the image that its bytes are, or why it is none that can be sent. */
export async function pickImage(file: File): Promise<Picked> {
  if (file.size > maxImageBytes) return { problem: 'too_large' }
  const head = await file.slice(0, imageHeadBytes).arrayBuffer()
  const beginning = imageBeginning(new Uint8Array(head))
  if (!beginning) return { problem: 'wrong_kind' }
  const { start, type } = beginning
  const { name, lastModified } = file
  const image = new File([file.slice(start)], name, { type, lastModified })
  return (await isDecodable(image)) ? { image } : { problem: 'broken' }
}
