import type { Appointment } from '@/domain/appointment'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import type { AppDispatch } from '@/store/services'
import type { Change } from './change'
import { changeSubmission } from './changeSubmission'
import { changeMade, type Deed } from './diarySlice'

type Answer<Saved> = PromiseLike<{ data?: Saved; error?: unknown }>

/**
 * Sends a change and records its result. A retry after no answer sends the same request with the same key. Does nothing
 * while another change is under way.
 */
export const sendChange =
  <Saved = Appointment>(
    deedOf: (saved: Saved) => Deed,
    request: Change,
    start: (dispatch: AppDispatch, idempotencyKey: string) => Answer<Saved>,
  ): AppThunk<Promise<void>> =>
  async dispatch => {
    const sent = await dispatch(
      sendSubmission<Change, Saved>(changeSubmission, {
        request,
        send: (send, { idempotencyKey }) => start(send, idempotencyKey),
      }),
    )
    if (sent && !sent.error) dispatch(changeMade(deedOf(sent.data)))
  }
