import { isMissing, type ApiError } from '@/store/ApiError'

/** Why the server refused to reschedule, other than a taken slot: a text of `appointments:moveRefusal`. */
export function rescheduleRefusal(error: ApiError): 'not_movable' | 'too_late' | 'too_many' | 'other' {
  const { status, code } = error
  if (code === 'too_late') return 'too_late'
  if (code === 'not_movable' || isMissing(error)) return 'not_movable'
  return status === 429 ? 'too_many' : 'other'
}
