import type { Versioned } from '@/domain/edit'
import type { AppThunk } from './AppThunk'
import { sendSubmission } from './sendSubmission'
import type { SubmissionOf } from './submissionOf'

export interface ItemEdit<Request> {
  /** Null for a new item. */
  id: string | null
  request: Request
  base: Versioned<Request> | undefined
}

type Call<Data> = AppThunk<PromiseLike<{ data?: Data; error?: unknown }>>

interface Calls<Request, Data> {
  create: (sent: Request & { idempotencyKey: string }) => Call<Data>
  update: (id: string, sent: Request & { etag: string | undefined }) => Call<Data>
}

/** Submits the form of an item: creates a new one, updates one that exists. */
export const saveItem = <Request extends object, Data>(
  submission: SubmissionOf<Request>,
  { id, request, base }: ItemEdit<Request>,
  { create, update }: Calls<Request, Data>,
) =>
  sendSubmission<Request, Data>(submission, {
    request,
    base,
    send: (dispatch, { request: sent, idempotencyKey, etag }) =>
      dispatch(id === null ? create({ ...sent, idempotencyKey }) : update(id, { ...sent, etag })),
  })
