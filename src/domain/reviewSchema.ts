import { number, object, type InferType } from 'yup'
import { starChoices } from './review'
import { longest, rule } from './rules'
import { manyLinesText } from './typedText'

const maxReviewLength = 1000

const reviewTextSchema = manyLinesText().max(maxReviewLength, longest('review_too_long'))

/** POST /appointments/{id}/review. Stars are a JSON number: "5" is refused. */
export const reviewSchema = object({
  stars: number()
    .strict()
    .typeError(rule('stars_required'))
    .required(rule('stars_required'))
    .oneOf(starChoices, rule('stars_required')),
  text: reviewTextSchema.default(''),
})
export type ReviewRequest = InferType<typeof reviewSchema>

/** PUT /reviews/{id}/answer */
export const reviewAnswerSchema = object({ answer: reviewTextSchema.required(rule('answer_required')) })
export type ReviewAnswerRequest = InferType<typeof reviewAnswerSchema>
