import { garbled, type ApiError } from '@/store/ApiError'

/** Section 8, "Profile": a refusal, or no answer. */
export type DetailsProblem = 'failed' | 'noAnswer'

export const detailsProblem = ({ status }: ApiError): DetailsProblem => (status === 0 ? 'noAnswer' : 'failed')

/** Section 8, "Password change". */
export type PasswordProblem = 'failed' | 'noAnswer' | 'tooMany'

export function passwordProblem({ status }: ApiError): PasswordProblem {
  if (status === 429) return 'tooMany'
  return status === 0 ? 'noAnswer' : 'failed'
}

/** Section 8, "Delete account". A refusal with status 200 shows the server's own message. */
export type DeletionProblem =
  'notFound' | 'wrongPassword' | 'noAnswer' | 'failed' | 'other' | { said: string }

export function deletionProblem({ status, code, message }: ApiError): DeletionProblem {
  if (code === 'bad_key') return 'other'
  switch (status) {
    case 0:
      return 'noAnswer'
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
