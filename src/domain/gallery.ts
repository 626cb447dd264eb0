import { object, string, type InferType } from 'yup'
import type { Versioned } from './edit'
import { longest, rule } from './rules'
import { oneLineText, optionalIdSchema } from './typedText'

const maxCaptionLength = 120

const captionSchema = oneLineText()
  .max(maxCaptionLength, longest('caption_too_long'))
  .transform((text: string | null) => text || null)
  .nullable()
  .default(null)

/** PUT /salons/{id}/gallery/{pictureId}. The caption is also the picture's alternative text. */
export const pictureSchema = object({
  caption: captionSchema,
  captionAr: captionSchema,
  serviceId: optionalIdSchema,
  staffId: optionalIdSchema,
})
export type PictureRequest = InferType<typeof pictureSchema>

/** POST /salons/{id}/gallery. The image was uploaded before. */
export const newPictureSchema = pictureSchema.shape({ imageId: string().required(rule('image_required')) })
export type NewPictureRequest = InferType<typeof newPictureSchema>

/** A picture of the salon or its work, in the salon's answer in the order of the gallery. */
export interface GalleryPicture extends Versioned<PictureRequest> {
  id: string
  imageUrl: string
}
