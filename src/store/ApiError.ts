/**
 * How every failed call looks in the store. `message` is the server's, or the specification's helper texts: it is
 * kept for the log and for helper results, while screens show the catalogue's text for their own form.
 */
export interface ApiError {
  success: false
  /** HTTP status; 0 when no answer came. */
  status: number
  message: string
  code?: string
  /** Field name to rule code. */
  fields?: Record<string, string>
  data?: unknown
}

export const networkError: ApiError = { success: false, status: 0, message: 'Network error occurred' }

/** An answer that is no envelope: an HTML page, an empty or cut body. */
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

/** The server does not have it, or never knew such a call, as a foreign host may not. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404

/** No answer came at all. */
export const isOffline = ({ status }: ApiError): boolean => status === 0

/** Nobody knows whether the call has done its work: no answer came, or one that its own making broke. */
export const isUnanswered = ({ status }: ApiError): boolean => status === 0 || status >= 500

/** Somebody else has changed it meanwhile; `data` holds the present values, with their etag. */
export const isStale = ({ code }: ApiError): boolean => code === 'stale_write'
