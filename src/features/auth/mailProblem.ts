import type { ApiError } from '@/store/ApiError'

/** Section 8, "Forgot password": the server's refusal, or no word from it; the key of its text. */
export type MailProblem = 'auth:forgot.failed' | 'auth:forgot.noAnswer' | 'common:tooMany'

export function mailProblem({ status }: ApiError): MailProblem {
  if (status === 429) return 'common:tooMany'
  return status === 0 ? 'auth:forgot.noAnswer' : 'auth:forgot.failed'
}
