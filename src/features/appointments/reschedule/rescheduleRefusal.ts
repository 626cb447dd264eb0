import { isMissing, type ApiError } from '@/store/ApiError'

/** Why the server refused to reschedule, other than a taken slot: a text of `appointments:moveRefusal`. */
export function rescheduleRefusal(error: ApiError): 'not_movable' | 'too_late' | 'client_blocked' | 'other' {
  const { code } = error
  if (code === 'too_late' || code === 'client_blocked') return code
  return code === 'not_movable' || isMissing(error) ? 'not_movable' : 'other'
}
