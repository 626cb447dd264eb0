import { isUnanswered, type ApiError } from '@/store/ApiError'

/** Why an appointment was not cancelled or declined: a text of `appointments:endingFailed`. */
export function endingProblem(error: ApiError): 'unanswered' | 'too_late' | 'paid_at_salon' | 'refused' {
  const { code } = error
  if (isUnanswered(error)) return 'unanswered'
  return code === 'too_late' || code === 'paid_at_salon' ? code : 'refused'
}
