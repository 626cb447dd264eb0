import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { FormProblem } from '@/ui/form/FormProblem'
import { isTooMany, type ApiError } from './ApiError'
import { conflictIn, problemIn } from './submission'
import type { SubmissionOf } from './submissionOf'
import { useSubmissionFaults } from './useSubmissionFaults'
import { useTooManyText } from './useTooManyText'

interface SubmissionProblemProps<Request extends object> {
  submission: SubmissionOf<Request>
  /** The message for a failure without field errors, other than of too many tries. */
  describe: (problem: ApiError) => ReactNode
  /** The field errors of a failure that does not name the fields itself. */
  fieldsOf?: (problem: ApiError) => Record<string, string> | undefined
  /** Shows the message even when there are field errors. */
  alsoOfFields?: boolean
}

/** Shows why a submission failed: at the fields of the surrounding Formik form, otherwise above them. */
export function SubmissionProblem<Request extends object>({
  submission,
  describe,
  fieldsOf,
  alsoOfFields = false,
}: SubmissionProblemProps<Request>) {
  const state = useSelector(submission.select)
  const problem = problemIn(state)
  const faults = useSubmissionFaults(submission, fieldsOf)
  const tooManyText = useTooManyText()
  const isShown = problem && (alsoOfFields || faults.length === 0) && !conflictIn(state)
  return (
    <FormProblem>{isShown && (isTooMany(problem) ? tooManyText(problem) : describe(problem))}</FormProblem>
  )
}
