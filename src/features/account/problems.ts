import { garbled, type ApiError } from '@/store/ApiError'

/** Section 8, "Profile": what the server refused, and no word from it. */
export type DetailsProblem = 'failed' | 'noAnswer'

export const detailsProblem = ({ status }: ApiError): DetailsProblem => (status === 0 ? 'noAnswer' : 'failed')

/** Section 8, "Password change". */
export type PasswordProblem = 'failed' | 'noAnswer' | 'tooMany'

export function passwordProblem({ status }: ApiError): PasswordProblem {
  if (status === 429) return 'tooMany'
  return status === 0 ? 'noAnswer' : 'failed'
}

/** Section 8, "Delete account"; an answer of 200 that says no is told in the server's own words. */
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
