import { isMissing, isUnanswered, type ApiError } from '@/store/ApiError'

/** Why a review or an answer was not saved: a text of `reviews:problem`. */
export function reviewProblem(error: ApiError): 'unanswered' | 'not_reviewable' | 'other' {
  if (isUnanswered(error)) return 'unanswered'
  return error.code === 'not_reviewable' || isMissing(error) ? 'not_reviewable' : 'other'
}
