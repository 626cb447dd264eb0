import { isUnanswered, type ApiError } from '@/store/ApiError'
import type { Rule } from '@/domain/rules'
import { commonProblem, type CommonProblem } from './commonProblem'

/** What stands over the form: a key of `auth:verify` or of `common`, or that there is such an account already. */
export type SignUpProblem = 'user_exists' | 'lapsed' | 'failed' | 'noAnswer' | CommonProblem

/** What is wrong with a code, or undefined when the server did not say. */
export function codeRule(error: ApiError): Extract<Rule, 'code_wrong' | 'code_dead'> | undefined {
  if (isUnanswered(error) || error.status === 429) return undefined
  return error.code === 'code_dead' ? 'code_dead' : 'code_wrong'
}

/** Why no account was made (section 8, "Verification"). */
export function accountProblem(error: ApiError): SignUpProblem {
  const { status, code } = error
  if (code === 'user_exists') return 'user_exists'
  if (code === 'email_unverified') return 'lapsed'
  if (status === 429) return commonProblem(error)
  return isUnanswered(error) ? 'noAnswer' : 'failed'
}
