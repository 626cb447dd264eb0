import { mergeEdits, type Merge, type Versioned } from '@/domain/edit'
import { isStale, type ApiError } from './ApiError'

interface Sent<Request> {
  /** The request without secrets; a retry sends the same request with the same key. */
  request: Request
  /** The values that an edit started from; null for a new item. */
  base: Versioned<Request> | null
  idempotencyKey: string
}

/** The state of a form or step on its way to the server. */
export type Submission<Request = unknown> =
  /** `base`: the present values after the user has seen a conflict. */
  | { step: 'idle'; base: Versioned<Request> | null }
  | ({ step: 'submitting' } & Sent<Request>)
  | { step: 'succeeded' }
  /** `unanswered`: unknown whether the server got the request. */
  | ({ step: 'refused' | 'unanswered'; problem: ApiError } & Sent<Request>)

export const idleSubmission = { step: 'idle', base: null } as const satisfies Submission

export const isSubmitting = ({ step }: Submission): boolean => step === 'submitting'

/** True while this try is under way: not after the form was left or submitted again. */
export const isAwaiting = (submission: Submission, idempotencyKey: string): boolean =>
  submission.step === 'submitting' && submission.idempotencyKey === idempotencyKey

export const problemIn = (submission: Submission): ApiError | undefined =>
  'problem' in submission ? submission.problem : undefined

/** The request that did not succeed yet; a form that opens again starts from it. */
export const requestIn = <Request>(submission: Submission<Request>): Request | undefined =>
  'request' in submission ? submission.request : undefined

export const baseIn = <Request>(submission: Submission<Request>): Versioned<Request> | null =>
  'base' in submission ? submission.base : null

interface Conflict<Request> extends Merge<Request> {
  theirs: Versioned<Request>
}

/** The conflict of a stale write: the present values, and the merge with the user's edit. */
export function conflictIn<Request extends object>(
  submission: Submission<Request>,
): Conflict<Request> | undefined {
  if (submission.step !== 'refused' || !isStale(submission.problem) || !submission.base) return undefined
  const theirs = submission.problem.data as Versioned<Request>
  return { theirs, ...mergeEdits<Request>(submission.base, submission.request, theirs) }
}

/** The idempotency key of the last try; undefined when the request differs. */
export const keyOfRetry = (submission: Submission, request: object): string | undefined =>
  'request' in submission && JSON.stringify(submission.request) === JSON.stringify(request)
    ? submission.idempotencyKey
    : undefined
