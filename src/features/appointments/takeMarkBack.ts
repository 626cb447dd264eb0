import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment } from '@/domain/appointment'
import { takenBack } from '@/domain/takenBack'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { markSubmission, takeBackSubmission, type TakeBackSent } from './appointmentSubmissions'
import { markChanged } from './appointmentsSlice'

/** Takes a mark back. Twice has the same result as once. */
export const takeMarkBack =
  (request: TakeBackSent): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(markSubmission.dropped())
    const sent = await dispatch(
      sendSubmission<TakeBackSent, Appointment>(takeBackSubmission, {
        request,
        send: send => send(appointmentsApi.endpoints.takeMarkBack.initiate(request, { track: false })),
      }),
    )
    if (sent?.data) dispatch(markChanged({ done: takenBack[request.mark] }))
  }
