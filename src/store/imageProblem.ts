import { acceptedImages, maxImageBytes } from '@/domain/image'
import type { ApiError } from '@/store/ApiError'

/** Why an image was not taken. */
export type ImageProblem = 'too_large' | 'wrong_kind' | 'broken' | 'too_many' | 'offline' | 'failed'

/** What can be told before a file is sent. */
export function problemOfFile({ size, type }: Pick<File, 'size' | 'type'>): ImageProblem | undefined {
  if (size > maxImageBytes) return 'too_large'
  // A file without a known type is judged by the server.
  return type !== '' && !acceptedImages.split(',').includes(type) ? 'wrong_kind' : undefined
}

const problems: Record<string, ImageProblem> = {
  too_large: 'too_large',
  unsupported_media: 'wrong_kind',
  bad_input: 'broken',
  too_many: 'too_many',
}

/** What the server's refusal of an image means. */
export function problemOfAnswer({ status, code }: ApiError): ImageProblem {
  if (status === 0) return 'offline'
  return problems[code ?? ''] ?? 'failed'
}
