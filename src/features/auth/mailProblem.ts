import type { ApiError } from '@/store/ApiError'

/** A text key for section 8, "Forgot password": the server refused or did not answer. */
export type MailProblem = 'auth:forgot.failed' | 'auth:forgot.noAnswer' | 'common:tooMany'

export function mailProblem({ status }: ApiError): MailProblem {
  if (status === 429) return 'common:tooMany'
  return status === 0 ? 'auth:forgot.noAnswer' : 'auth:forgot.failed'
}
