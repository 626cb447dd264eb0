import type { ApiError } from '@/store/ApiError'
import { commonProblem, type CommonProblem } from './commonProblem'

export type CodeMailProblem = 'auth:verify.mailFailed' | `common:${CommonProblem}`

export const codeMailProblem = (error: ApiError): CodeMailProblem =>
  error.code === 'mail_unavailable' ? 'auth:verify.mailFailed' : `common:${commonProblem(error)}`
