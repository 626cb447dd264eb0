import { isUnanswered, type ApiError } from '@/store/ApiError'

/** Why somebody could not be put on the list: the day has free times again, or they wait for too many already. */
export function waitProblem(error: ApiError): 'unanswered' | 'conflict' | 'other' {
  if (isUnanswered(error)) return 'unanswered'
  return error.code === 'conflict' ? 'conflict' : 'other'
}
