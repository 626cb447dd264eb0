import { isUnanswered, type ApiError } from '@/store/ApiError'

/** Why the client could not join the waitlist. `conflict`: the day has free slots again. */
export function waitProblem(
  error: ApiError,
): 'unanswered' | 'conflict' | 'limitReached' | 'blocked' | 'other' {
  if (isUnanswered(error)) return 'unanswered'
  if (error.code === 'limit_reached') return 'limitReached'
  if (error.code === 'client_blocked') return 'blocked'
  return error.code === 'conflict' ? 'conflict' : 'other'
}
