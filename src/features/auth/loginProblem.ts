import type { ApiError } from '@/store/ApiError'
import type { Rule } from '@/domain/rules'

/** A text of `auth:login` that stands over the form. */
export type LoginFormProblem = 'checkInput' | 'failed' | 'noAnswer' | 'tooMany'

/** Where a failed login is told: at a field, or over the form. */
type LoginProblem = { field: 'email' | 'password'; rule: Rule } | { form: LoginFormProblem }

/** Not the API's word on these credentials: it refused our key, or something before it answered with a page. */
const strangeCodes: readonly (string | undefined)[] = ['bad_key', 'garbled']

/** Section 8, "Login": by the answer's status. */
export function loginProblem({ status, code }: ApiError): LoginProblem {
  if (strangeCodes.includes(code)) return { form: 'noAnswer' }
  switch (status) {
    case 200:
      return { form: 'failed' }
    case 400:
      return { form: 'checkInput' }
    case 401:
      return { field: 'password', rule: 'password_incorrect' }
    case 404:
      return { field: 'email', rule: 'user_not_found' }
    case 429:
      return { form: 'tooMany' }
    default:
      return { form: 'noAnswer' }
  }
}
