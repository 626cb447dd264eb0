import type { ApiError } from './ApiError'
import { problemIn, type Submission } from './submission'

const code = 'strands'

/** Our own refusal of a change until the person has seen which bookings it leaves behind. */
export const strandingProblem = (stranded: readonly object[]): ApiError => ({
  success: false,
  status: 409,
  code,
  message: 'Bookings would be left behind',
  data: { stranded },
})

export const isStranding = (problem: ApiError): boolean => problem.code === code

/** The bookings that what was sent would leave behind: the same sent again is the word that they were seen. */
export function strandedIn(submission: Submission): readonly object[] {
  const problem = problemIn(submission)
  return problem && isStranding(problem) ? (problem.data as { stranded: object[] }).stranded : []
}
