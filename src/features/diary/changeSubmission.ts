import type { Submission } from '@/store/submission'
import { submissionOf } from '@/store/submissionOf'
import type { Change, Shift } from './change'

/** One submission for all changes of the diary, so that only one runs at a time. */
export const changeSubmission = submissionOf<Change>('changeDiary')

/** The reschedule of the appointment that may have arrived without an answer. */
export function unansweredShift(submission: Submission<Change>, appointmentId: string): Shift | undefined {
  if (submission.step !== 'unanswered') return undefined
  return shiftIn(submission.request, appointmentId)
}

/** The reschedule of the appointment that was refused, because its client has another one at that time. */
export function sameTimeShift(submission: Submission<Change>, appointmentId: string): Shift | undefined {
  if (submission.step !== 'refused' || submission.problem.code !== 'same_time') return undefined
  return shiftIn(submission.request, appointmentId)
}

const shiftIn = (request: Change, appointmentId: string): Shift | undefined =>
  'to' in request && request.appointmentId === appointmentId ? request : undefined
