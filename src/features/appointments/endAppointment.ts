import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment } from '@/domain/appointment'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { endingSubmission, type EndingSent } from './appointmentSubmissions'
import { appointmentEnded, type Ending } from './appointmentsSlice'

const { cancelAppointment, declineAppointment } = appointmentsApi.endpoints

/** Cancels or declines an appointment. Cancelling twice has the same result as cancelling once. */
export const endAppointment =
  ({ verb, appointmentId }: Ending, reason = ''): AppThunk<Promise<void>> =>
  async dispatch => {
    const { initiate } = verb === 'decline' ? declineAppointment : cancelAppointment
    const sent = await dispatch(
      sendSubmission<EndingSent, Appointment>(endingSubmission, {
        request: { verb, appointmentId, reason },
        send: send => send(initiate({ appointmentId, reason }, { track: false })),
      }),
    )
    if (!sent?.data) return
    const { refund, takeBacks = [] } = sent.data
    const mark = takeBacks.some(one => one.mark === 'declined') && 'declined'
    dispatch(
      appointmentEnded({
        appointmentId,
        isRefunded: refund !== undefined && refund !== 'refused',
        ...(mark && { undo: { appointmentId, mark } }),
      }),
    )
  }
