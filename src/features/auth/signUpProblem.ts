import { isTooMany, isUnanswered, type ApiError } from '@/store/ApiError'
import type { Rule } from '@/domain/rules'
import type { CommonProblem } from './commonProblem'

/** The message above the form: a key of `auth:verify` or of `common`, or `user_exists`. */
export type SignUpProblem = 'user_exists' | 'lapsed' | 'failed' | 'noAnswer' | CommonProblem

/** What is wrong with a code. Undefined when the server did not judge the code. */
export function codeRule(error: ApiError): Extract<Rule, 'code_wrong' | 'code_dead'> | undefined {
  if (isUnanswered(error) || isTooMany(error)) return undefined
  return error.code === 'code_dead' ? 'code_dead' : 'code_wrong'
}

/** Why no account was created (section 8, "Verification"). */
export function accountProblem(error: ApiError): SignUpProblem {
  const { code } = error
  if (code === 'user_exists') return 'user_exists'
  if (code === 'email_unverified') return 'lapsed'
  return isUnanswered(error) ? 'noAnswer' : 'failed'
}
