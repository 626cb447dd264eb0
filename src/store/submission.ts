import { mergeEdits, type Merge, type Versioned } from '@/domain/edit'
import { isStale, type ApiError } from './ApiError'

interface Sent<Request> {
  /** What is asked for, without secrets; the same one is sent again with the same key. */
  request: Request
  /** What an edit started from; null for a new thing. */
  base: Versioned<Request> | null
  idempotencyKey: string
}

/** A form, or a step, on its way to the server, and how that ended. */
export type Submission<Request = unknown> =
  /** With `base`: the present values, once the person has seen them. */
  | { step: 'idle'; base: Versioned<Request> | null }
  | ({ step: 'submitting' } & Sent<Request>)
  | { step: 'succeeded' }
  /** `unanswered`: nobody knows whether it arrived. */
  | ({ step: 'refused' | 'unanswered'; problem: ApiError } & Sent<Request>)

export const idleSubmission = { step: 'idle', base: null } as const satisfies Submission

export const isSubmitting = ({ step }: Submission): boolean => step === 'submitting'

/** That of this try: a form that was left, or has been sent anew since, waits for no earlier one. */
export const isAwaiting = (submission: Submission, idempotencyKey: string): boolean =>
  submission.step === 'submitting' && submission.idempotencyKey === idempotencyKey

export const problemIn = (submission: Submission): ApiError | undefined =>
  'problem' in submission ? submission.problem : undefined

/** What was sent and has not arrived: a form that is shown again goes on from there. */
export const requestIn = <Request>(submission: Submission<Request>): Request | undefined =>
  'request' in submission ? submission.request : undefined

export const baseIn = <Request>(submission: Submission<Request>): Versioned<Request> | null =>
  'base' in submission ? submission.base : null

interface Conflict<Request> extends Merge<Request> {
  theirs: Versioned<Request>
}

/** The present values of an edit that was refused because somebody else had saved meanwhile, and both brought together. */
export function conflictIn<Request extends object>(
  submission: Submission<Request>,
): Conflict<Request> | undefined {
  if (submission.step !== 'refused' || !isStale(submission.problem) || !submission.base) return undefined
  const theirs = submission.problem.data as Versioned<Request>
  return { theirs, ...mergeEdits<Request>(submission.base, submission.request, theirs) }
}

/** The key under which a request goes: that of the last try, unless something else is asked for now. */
export const keyOfRetry = (submission: Submission, request: object): string | undefined =>
  'request' in submission && JSON.stringify(submission.request) === JSON.stringify(request)
    ? submission.idempotencyKey
    : undefined
