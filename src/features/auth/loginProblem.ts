import type { ApiError } from '@/store/ApiError'
import type { Rule } from '@/domain/rules'

/** A text of `auth:login` that is shown above the form. */
export type LoginFormProblem = 'checkInput' | 'failed' | 'noAnswer' | 'cookieRefused'

type LoginProblem = { field: 'email' | 'password'; rule: Rule } | { form: LoginFormProblem }

/** Errors that do not judge the credentials: a refused API key, or a page from something before the API. */
const strangeCodes: readonly (string | undefined)[] = ['bad_key', 'garbled']

/** Maps the status of the answer as section 8, "Login", says. */
export function loginProblem({ status, code }: ApiError): LoginProblem {
  if (strangeCodes.includes(code)) return { form: 'noAnswer' }
  if (code === 'cookie_refused') return { form: 'cookieRefused' }
  switch (status) {
    case 200:
      return { form: 'failed' }
    case 400:
      return { form: 'checkInput' }
    case 401:
      return { field: 'password', rule: 'password_incorrect' }
    case 404:
      return { field: 'email', rule: 'user_not_found' }
    default:
      return { form: 'noAnswer' }
  }
}
