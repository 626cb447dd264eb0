import { networkError } from './ApiError'
import type { Submission } from './submission'

/** What was sent and is not answered. */
export interface PersistedSubmission<Request = unknown> {
  request: Request
  idempotencyKey: string
}

export const persistSubmission = (submission: Submission): PersistedSubmission | undefined =>
  submission.step === 'submitting' || submission.step === 'unanswered'
    ? { request: submission.request, idempotencyKey: submission.idempotencyKey }
    : undefined

/** After a reload nobody waits for the answer any more: the same is sent again with the same key. */
export const rehydrateSubmission = <Request>(
  persisted: PersistedSubmission<Request>,
): Submission<Request> => ({
  step: 'unanswered',
  problem: networkError,
  base: null,
  ...persisted,
})
