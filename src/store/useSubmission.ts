import { useSelector } from 'react-redux'
import type { Submission } from './submission'
import type { SubmissionOf } from './submissionOf'
import { usePageEnd } from './usePageEnd'

/** A form's submission; it is dropped when the form unmounts. */
export function useSubmission<Request extends object>(
  submission: SubmissionOf<Request>,
): Submission<Request> {
  usePageEnd(submission.dropped)
  return useSelector(submission.select)
}
