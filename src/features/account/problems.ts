import { garbled, isOffline, type ApiError } from '@/store/ApiError'

/** Section 8, "Profile": a refusal, or no answer. */
export type DetailsProblem = 'failed' | 'noAnswer'

export const detailsProblem = (error: ApiError): DetailsProblem => (isOffline(error) ? 'noAnswer' : 'failed')

/** Section 8, "Password change". */
export type PasswordProblem = 'failed' | 'noAnswer'

export const passwordProblem = (error: ApiError): PasswordProblem =>
  isOffline(error) ? 'noAnswer' : 'failed'

/** Section 8, "Delete account". A refusal with status 200 shows the server's own message. */
export type DeletionProblem =
  'notFound' | 'wrongPassword' | 'noAnswer' | 'failed' | 'other' | { said: string }

export function deletionProblem(error: ApiError): DeletionProblem {
  const { status, code, message } = error
  if (code === 'bad_key') return 'other'
  if (isOffline(error)) return 'noAnswer'
  switch (status) {
    case 200:
      return message === garbled(status).message ? 'failed' : { said: message }
    case 401:
      return 'wrongPassword'
    case 404:
      return 'notFound'
    default:
      return 'other'
  }
}
