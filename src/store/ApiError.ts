import type { Instant } from '@/domain/zonedTime'

/**
 * The form of every failed call in the store. `message` comes from the server or the specification's helper texts. It
 * is for the log and for helper results; screens show their own translated texts.
 */
export interface ApiError {
  success: false
  /** HTTP status; 0 without an answer. */
  status: number
  message: string
  code?: string
  /** Rule codes by field name. */
  fields?: Record<string, string>
  data?: unknown
  /** After too many tries: when the next one is taken, by the server's clock. */
  until?: Instant
}

export const networkError: ApiError = { success: false, status: 0, message: 'Network error occurred' }

/** For an answer without an envelope: an HTML page, an empty or truncated body. */
export const garbled = (status: number): ApiError => ({
  success: false,
  status,
  message: 'Unknown error',
  code: 'garbled',
})

export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'success' in error &&
    error.success === false &&
    'status' in error &&
    typeof error.status === 'number'
  )
}

/** True when the server does not have the item, or does not know the call, as with a foreign host. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404

export const isOffline = ({ status }: Pick<ApiError, 'status'>): boolean => status === 0

/** True when the result is unknown: no answer, or a server error. */
export const isUnanswered = ({ status }: ApiError): boolean => status === 0 || status >= 500

export const isTooMany = ({ status }: ApiError): boolean => status === 429

/** True when the server has judged the request and said no. */
export const isRefused = ({ status }: ApiError): boolean => status >= 400 && status < 500

/** A conflict: `data` holds the present values with their etag. */
export const isStale = ({ code }: ApiError): boolean => code === 'stale_write'

/** True when the call was nobody's: without a session, or with one that ended. */
export const isSignedOut = (error: unknown): error is ApiError =>
  isApiError(error) && error.code === 'signed_out'

/** True when the server ended the session because nobody used it. */
export const isIdleEnd = ({ data }: ApiError): boolean =>
  (data as { idle?: boolean } | undefined)?.idle === true
