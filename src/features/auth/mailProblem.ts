import { isOffline, type ApiError } from '@/store/ApiError'

/** A text key for section 8, "Forgot password": the server refused or did not answer. */
export type MailProblem = 'auth:forgot.failed' | 'auth:forgot.noAnswer' | 'common:tooMany'

export function mailProblem(error: ApiError): MailProblem {
  if (error.status === 429) return 'common:tooMany'
  return isOffline(error) ? 'auth:forgot.noAnswer' : 'auth:forgot.failed'
}
