import type { Submission } from '@/store/submission'
import { submissionOf } from '@/store/submissionOf'
import type { Change, Shift } from './change'

/** One submission for all changes of the diary, so that only one runs at a time. */
export const changeSubmission = submissionOf<Change>('changeDiary')

/** The reschedule of the appointment that may have arrived without an answer. */
export function unansweredShift(submission: Submission<Change>, appointmentId: string): Shift | undefined {
  if (submission.step !== 'unanswered') return undefined
  const { request } = submission
  return 'to' in request && request.appointmentId === appointmentId ? request : undefined
}
