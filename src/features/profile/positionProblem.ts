import type { ApiError } from '@/store/ApiError'

const deviceProblems = ['refused', 'unavailable', 'timed_out', 'unsupported'] as const
/** Why the device does not say where it is. */
export type DeviceProblem = (typeof deviceProblems)[number]

/** Our own refusal of a position that is not known. */
export const positionRefusal = (reason: DeviceProblem): ApiError => ({
  success: false,
  status: 400,
  code: reason,
  message: 'The position is not known',
})

/** Why My Location was not saved. */
export const positionProblemOf = ({ code }: ApiError): DeviceProblem | 'not_saved' =>
  deviceProblems.find(problem => problem === code) ?? 'not_saved'
