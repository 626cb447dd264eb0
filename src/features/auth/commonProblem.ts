import type { ApiError } from '@/store/ApiError'

/** A key of `common`, for errors without a text of their own in the error catalogue. */
export type CommonProblem = 'networkDown' | 'tooMany' | 'somethingWrong'

export function commonProblem({ status }: ApiError): CommonProblem {
  if (status === 0) return 'networkDown'
  return status === 429 ? 'tooMany' : 'somethingWrong'
}
