import type { PictureRequest } from '@/domain/gallery'
import { submissionOf } from '@/store/submissionOf'

export interface SentPicture extends PictureRequest {
  /** The mark of the picked file, of a new picture. */
  file?: string
}

export const pictureSubmission = submissionOf<SentPicture>('savePicture')
