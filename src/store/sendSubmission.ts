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
  /** For `If-Match`, where an edit started from values that had one. */
  etag: string | undefined
}

interface Sending<Request, Data> {
  request: Request
  /** What an edit started from. */
  base?: Versioned<Request> | null | undefined
  /** Of a flow that keeps its key over a reload. */
  keptKey?: string | undefined
  /** After a refusal the same request is a new one: a declined card may be charged again. */
  isNewAfterRefusal?: boolean
  send: (dispatch: AppDispatch, sent: Try<Request>) => PromiseLike<{ data?: Data; error?: unknown }>
}

/**
 * Sends a form or a step, one try at a time, and keeps how it went: a second press meanwhile does nothing and gives
 * undefined. The same request sent again after no answer, or a refusal, has the same Idempotency-Key; another one has a
 * new key. An edit that somebody else was quicker with goes again with theirs, unless both have changed one field.
 */
export const sendSubmission =
  <Request extends object, Data>(
    submission: SubmissionOf<Request>,
    { request, base = null, keptKey, isNewAfterRefusal = false, send }: Sending<Request, Data>,
  ): AppThunk<Promise<Result<Data> | undefined>> =>
  async (dispatch, getState, { newKey }) => {
    const before = submission.select(getState())
    if (isSubmitting(before)) return undefined
    const { form } = submission
    const isNew = isNewAfterRefusal && before.step === 'refused'
    const idempotencyKey = keptKey ?? (isNew ? undefined : keyOfRetry(before, request)) ?? newKey()
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
