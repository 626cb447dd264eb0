import { isUnanswered, type ApiError } from '@/store/ApiError'

/** Why the client could not join the waitlist. `conflict`: the day has free slots again, or they wait for too many. */
export function waitProblem(error: ApiError): 'unanswered' | 'conflict' | 'other' {
  if (isUnanswered(error)) return 'unanswered'
  return error.code === 'conflict' ? 'conflict' : 'other'
}
