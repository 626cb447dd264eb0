import type { Appointment } from '@/domain/appointment'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import type { AppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { changeSubmission } from './changeSubmission'
import { changeMade, type Deed } from './diarySlice'

type Answer = PromiseLike<{ data?: Appointment; error?: unknown }>

/**
 * Sends a change and tells what came of it. One key stands for one intent: it is sent again with the same request
 * while no answer has come. Does nothing while another change is under way.
 */
export const sendChange =
  (
    deedOf: (changed: Appointment) => Deed,
    request: object,
    start: (dispatch: AppDispatch, idempotencyKey: string) => Answer,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isSubmitting(changeSubmission.select(getState()))) return
    const sent = await dispatch(
      sendSubmission<object, Appointment>(changeSubmission, {
        request,
        isNewAfterRefusal: true,
        send: (send, { idempotencyKey }) => start(send, idempotencyKey),
      }),
    )
    if (sent && !sent.error) dispatch(changeMade(deedOf(sent.data)))
  }
