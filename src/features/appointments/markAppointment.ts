import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment } from '@/domain/appointment'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { markSubmission, takeBackSubmission, type MarkSent } from './appointmentSubmissions'
import { markChanged } from './appointmentsSlice'

const { settleAppointment, markPaid } = appointmentsApi.endpoints

/** Marks what became of an appointment. Twice has the same result as once. */
export const markAppointment =
  (request: MarkSent): AppThunk<Promise<void>> =>
  async dispatch => {
    const { appointmentId, mark } = request
    dispatch(takeBackSubmission.dropped())
    const sent = await dispatch(
      sendSubmission<MarkSent, Appointment>(markSubmission, {
        request,
        send: send =>
          mark === 'paid'
            ? send(markPaid.initiate({ appointmentId }, { track: false }))
            : send(
                settleAppointment.initiate(
                  { appointmentId, verdict: mark === 'done' ? mark : 'no-show' },
                  { track: false },
                ),
              ),
      }),
    )
    if (!sent?.data) return
    const canUndo = sent.data.takeBacks?.some(one => one.mark === mark)
    dispatch(markChanged({ done: `marked_${mark}`, ...(canUndo && { undo: request }) }))
  }
