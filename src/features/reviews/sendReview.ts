import type { ApiError } from '@/store/ApiError'
import { reviewsApi } from '@/api/reviewsApi'
import type { AppDispatch } from '@/store/services'
import { resultOf } from '@/store/submit'
import type { Review, ReviewAnswerRequest, ReviewRequest } from '@/domain/review'
import { answerSent, reviewSent, writingFailed, writingSubmitted, type Problem } from './reviewsSlice'

function problemOf({ status, code }: ApiError): Problem {
  if (status === 0 || status >= 500) return 'unanswered'
  if (status === 429) return 'too_many'
  return code === 'not_reviewable' || status === 404 ? 'not_reviewable' : 'other'
}

const failed = (error: ApiError) => (error.fields ? writingSubmitted() : writingFailed(problemOf(error)))

const { writeReview, answerReview } = reviewsApi.endpoints

/** Resolves with the refusal, whose faults belong to fields. One that is there already has arrived before its answer was lost. */
export const sendReview =
  (request: ReviewRequest & { appointmentId: string }) =>
  async (dispatch: AppDispatch): Promise<ApiError | undefined> => {
    dispatch(writingSubmitted())
    const { error } = resultOf<Review>(await dispatch(writeReview.initiate(request, { track: false })))
    const wasRefused = error !== undefined && error.code !== 'already_reviewed'
    dispatch(wasRefused ? failed(error) : reviewSent())
    return wasRefused ? error : undefined
  }

/** The owner's answer; resolves with the refusal, whose faults belong to fields. */
export const sendAnswer =
  (request: ReviewAnswerRequest & { reviewId: string }) =>
  async (dispatch: AppDispatch): Promise<ApiError | undefined> => {
    dispatch(writingSubmitted())
    const { error } = resultOf<Review>(await dispatch(answerReview.initiate(request, { track: false })))
    dispatch(error ? failed(error) : answerSent())
    return error
  }
