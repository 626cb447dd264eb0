import type { ApiError } from '@/store/ApiError'

/** A key of `common`: what to say where the catalogue has no text of its own. */
export type CommonProblem = 'networkDown' | 'tooMany' | 'somethingWrong'

export function commonProblem({ status }: ApiError): CommonProblem {
  if (status === 0) return 'networkDown'
  return status === 429 ? 'tooMany' : 'somethingWrong'
}
