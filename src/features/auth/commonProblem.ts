import { isOffline, type ApiError } from '@/store/ApiError'

/** A key of `common`, for errors without a text of their own in the error catalogue. */
export type CommonProblem = 'networkDown' | 'limitReached' | 'somethingWrong'

export function commonProblem(error: ApiError): CommonProblem {
  if (isOffline(error)) return 'networkDown'
  return error.code === 'limit_reached' ? 'limitReached' : 'somethingWrong'
}
