import { isApiError, type ApiError } from './ApiError'

export type Result<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError }

/** The result of a mutation's trigger as a `Result`; anything that is no ApiError is a fault of ours and thrown. */
export function resultOf<Data>(result: { data?: Data; error?: unknown }): Result<Data> {
  if (result.error !== undefined) {
    if (isApiError(result.error)) return { error: result.error }
    throw result.error instanceof Error ? result.error : new Error('A call failed', { cause: result.error })
  }
  return { data: result.data as Data }
}
