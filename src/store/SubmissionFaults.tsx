import type { SubmissionOf } from './submissionOf'
import { useSubmissionFaults } from './useSubmissionFaults'

/** Shows a failure's field errors in the surrounding Formik form; shows no other failures. */
export function SubmissionFaults<Request extends object>({
  submission,
}: {
  submission: SubmissionOf<Request>
}) {
  useSubmissionFaults(submission)
  return null
}
