import type { ApiError } from '@/store/ApiError'

/** Why somebody could not be put on the list: the day has free times again, or they wait for too many already. */
export function waitProblem({ status, code }: ApiError): 'unanswered' | 'conflict' | 'other' {
  if (status === 0 || status >= 500) return 'unanswered'
  return code === 'conflict' ? 'conflict' : 'other'
}
