import { isMissing, isUnanswered, type ApiError } from '@/store/ApiError'

/** Why a review or an answer was not saved: a text of `reviews:problem`. */
export function reviewProblem(error: ApiError): 'unanswered' | 'too_many' | 'not_reviewable' | 'other' {
  if (isUnanswered(error)) return 'unanswered'
  if (error.status === 429) return 'too_many'
  return error.code === 'not_reviewable' || isMissing(error) ? 'not_reviewable' : 'other'
}
