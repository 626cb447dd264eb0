import type { SubmissionOf } from './submissionOf'
import { useSubmissionFaults } from './useSubmissionFaults'

/** Puts the failure's faults at the fields of the Formik form around; what is of none is told elsewhere. */
export function SubmissionFaults<Request extends object>({
  submission,
}: {
  submission: SubmissionOf<Request>
}) {
  useSubmissionFaults(submission)
  return null
}
