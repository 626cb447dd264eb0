import { isOffline, type ApiError } from '@/store/ApiError'

/** A text key for section 8, "Forgot password": the server refused or did not answer. */
export type MailProblem = 'auth:forgot.failed' | 'auth:forgot.noAnswer'

export const mailProblem = (error: ApiError): MailProblem =>
  isOffline(error) ? 'auth:forgot.noAnswer' : 'auth:forgot.failed'
