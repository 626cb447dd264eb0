import type { ApiError } from '@/store/ApiError'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf } from '@/store/submit'
import { presentOf } from '@/store/useEdit'
import type { AppointmentSlot } from '@/domain/appointment'
import {
  changeFailed,
  changeMade,
  changeSent,
  selectDiary,
  type Deed,
  type DiaryProblem,
  type DiaryState,
} from './diarySlice'

type Answer = PromiseLike<{ data?: unknown; error?: unknown }>

function problemOf({ status, code, fields }: ApiError): DiaryProblem | null {
  if (fields && Object.keys(fields).length > 0) return null
  if (status === 0 || status >= 500) return 'no_answer'
  if (code === 'slot_taken') return 'slot_taken'
  if (code === 'paid_at_salon' || code === 'paid_online' || code === 'payment_under_way') return code
  if (code === 'changed_meanwhile') return 'overtaken'
  if (code === 'not_movable' || status === 404) return 'not_movable'
  return status === 429 ? 'too_many' : 'other'
}

/**
 * Sends a change and tells what came of it. One key stands for one intent: it is sent again with the same request
 * while no answer has come. Does nothing while another change is under way. Gives the failure, for a form's fields.
 */
export const sendChange =
  (deed: Deed, request: object, start: (dispatch: AppDispatch, idempotencyKey: string) => Answer) =>
  async (
    dispatch: AppDispatch,
    getState: () => unknown,
    { newKey }: ThunkExtra,
  ): Promise<ApiError | undefined> => {
    const { task, unanswered } = selectDiary(getState() as { diary: DiaryState })
    if (task.kind !== 'idle' && task.kind !== 'dropping' && task.step === 'sending') return undefined
    const text = JSON.stringify(request)
    const key = unanswered?.request === text ? unanswered.key : newKey()
    dispatch(changeSent({ key, request: text }))
    const { error } = resultOf(await start(dispatch, key))
    dispatch(
      error
        ? changeFailed({
            problem: problemOf(error),
            present: presentOf(error) as AppointmentSlot | undefined,
          })
        : changeMade(deed),
    )
    return error
  }
