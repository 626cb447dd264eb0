import type { ApiError } from './ApiError'
import { keyOfRetry, problemIn, type Submission } from './submission'

const code = 'strands'

/** A client-side refusal of a change until the user has seen which appointments it strands. */
export const strandingProblem = (stranded: readonly object[]): ApiError => ({
  success: false,
  status: 409,
  code,
  message: 'Bookings would be left behind',
  data: { stranded },
})

export const isStranding = (problem: ApiError): boolean => problem.code === code

/** The appointments that the submission strands. Sending the same request again confirms that they were seen. */
export function strandedIn(submission: Submission): readonly object[] {
  const problem = problemIn(submission)
  return problem && isStranding(problem) ? (problem.data as { stranded: object[] }).stranded : []
}

/** Whether the user has seen what the request strands, and now sends it again. */
export const isStrandingSeen = (submission: Submission, request: object): boolean =>
  strandedIn(submission).length > 0 && keyOfRetry(submission, request) !== undefined
