import type { Versioned } from '@/domain/edit'
import { isUnanswered } from './ApiError'
import type { AppThunk } from './AppThunk'
import type { AppDispatch } from './services'
import { baseIn, conflictIn, isAwaiting, isSubmitting, keyOfRetry } from './submission'
import type { SubmissionOf } from './submissionOf'
import { resultOf, type Result } from './submit'
import { merged, refused, submitted, succeeded, unanswered } from './submissionsSlice'

interface Try<Request> {
  request: Request
  idempotencyKey: string
  /** For `If-Match`, when the base of the edit has an etag. */
  etag: string | undefined
}

interface Sending<Request, Data> {
  request: Request
  base?: Versioned<Request> | null | undefined
  /** The key of a flow that keeps its key over a reload. */
  keptKey?: string | undefined
  send: (dispatch: AppDispatch, sent: Try<Request>) => PromiseLike<{ data?: Data; error?: unknown }>
}

/**
 * Submits a form or a step and keeps its state. While it is submitting, another call does nothing and gives undefined.
 * A repeated request keeps its Idempotency-Key after a refusal or no answer; a changed request gets a new key.
 * After a stale write the edit is merged with the present values and sent again, unless both changed the same field.
 */
export const sendSubmission =
  <Request extends object, Data>(
    submission: SubmissionOf<Request>,
    { request, base = null, keptKey, send }: Sending<Request, Data>,
  ): AppThunk<Promise<Result<Data> | undefined>> =>
  async (dispatch, getState, { newKey }) => {
    const before = submission.select(getState())
    if (isSubmitting(before)) return undefined
    const { form } = submission
    const idempotencyKey = keptKey ?? keyOfRetry(before, request) ?? newKey()
    let sent = { request, base: baseIn(before) ?? base }
    dispatch(submitted({ form, ...sent, idempotencyKey }))

    for (;;) {
      const result = resultOf<Data>(
        await send(dispatch, { request: sent.request, idempotencyKey, etag: sent.base?.etag }),
      )
      if (!isAwaiting(submission.select(getState()), idempotencyKey)) return result
      const { error: problem } = result
      if (!problem) {
        dispatch(succeeded({ form, idempotencyKey }))
        return result
      }
      const conflict = conflictIn<Request>({ step: 'refused', problem, idempotencyKey, ...sent })
      if (!conflict || conflict.conflicting.length > 0) {
        dispatch((isUnanswered(problem) ? unanswered : refused)({ form, idempotencyKey, problem }))
        return result
      }
      sent = { request: conflict.merged, base: conflict.theirs }
      dispatch(merged({ form, ...sent, idempotencyKey }))
    }
  }
