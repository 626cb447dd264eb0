import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { FormProblem } from '@/ui/form/FormProblem'
import type { ApiError } from './ApiError'
import { conflictIn, problemIn } from './submission'
import type { SubmissionOf } from './submissionOf'
import { useSubmissionFaults } from './useSubmissionFaults'

interface SubmissionProblemProps<Request extends object> {
  submission: SubmissionOf<Request>
  /** What to say of a failure that is of no field. */
  describe: (problem: ApiError) => ReactNode
  /** The failure's fault of fields of this form, where it does not name them itself. */
  fieldsOf?: (problem: ApiError) => Record<string, string> | undefined
  /** Says so above the fields at fault as well. */
  alsoOfFields?: boolean
}

/** Why a form was not taken: at the fields of the Formik form around it, or above them when it is of none. */
export function SubmissionProblem<Request extends object>({
  submission,
  describe,
  fieldsOf,
  alsoOfFields = false,
}: SubmissionProblemProps<Request>) {
  const state = useSelector(submission.select)
  const problem = problemIn(state)
  const faults = useSubmissionFaults(submission, fieldsOf)
  return (
    <FormProblem>
      {problem && (alsoOfFields || faults.length === 0) && !conflictIn(state) && describe(problem)}
    </FormProblem>
  )
}
