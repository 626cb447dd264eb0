import { object, string, type InferType } from 'yup'
import type { Versioned } from './edit'
import { longest, rule } from './rules'
import type { Instant } from './zonedTime'
import { oneLineText, optionalIdSchema } from './typedText'

const maxPosterTitleLength = 80
export const mostPosters = 12

/** GET /salons/{id}/posters, the newest first. */
export interface Poster extends Versioned<{ title: string }> {
  id: string
  imageUrl: string
  createdAt: Instant
  /** The booking that it leads to: of a service, or with a promotion while it runs. */
  serviceId: string | null
  promotionId: string | null
}

/** POST /salons/{id}/posters. The image was uploaded before. */
export const posterSchema = object({
  title: oneLineText()
    .required(rule('poster_title_required'))
    .max(maxPosterTitleLength, longest('poster_title_too_long')),
  imageId: string().required(rule('image_required')),
  serviceId: optionalIdSchema,
  promotionId: optionalIdSchema,
})
export type PosterRequest = InferType<typeof posterSchema>

/** PUT /salons/{id}/posters/{posterId}. The two ids are edited as one link, and one of them at most is set. */
export const posterEditSchema = posterSchema.pick(['title']).shape({
  link: posterSchema
    .pick(['serviceId', 'promotionId'])
    .test('one', rule('value_invalid'), ({ serviceId, promotionId }) => !serviceId || !promotionId),
})
export type PosterEdit = InferType<typeof posterEditSchema>

/** The values of a poster that are edited together. */
export const posterEditOf = ({ title, serviceId, promotionId }: Poster): PosterEdit => ({
  title,
  link: { serviceId, promotionId },
})
