import { isUnanswered, type ApiError } from '@/store/ApiError'
import { appointmentsApi } from '@/api/appointmentsApi'
import { resultOf } from '@/store/submit'
import type { Appointment } from '@/domain/appointment'
import type { AppThunk } from '@/store/AppThunk'
import {
  appointmentEnded,
  endingConfirmed,
  endingFailed,
  selectTask,
  type AppointmentsState,
  type EndingFailure,
} from './appointmentsSlice'

function failureOf(error: ApiError): EndingFailure {
  const { code } = error
  if (isUnanswered(error)) return 'unanswered'
  return code === 'too_late' || code === 'paid_at_salon' ? code : 'refused'
}

const { cancelAppointment, declineAppointment } = appointmentsApi.endpoints

/** Cancels the appointment of the open dialog. Cancelling twice has the same result as cancelling once. */
export const endAppointment =
  (reason = ''): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const task = selectTask(getState() as { appointments: AppointmentsState })
    if (task.kind !== 'ending' || task.step === 'sending') return
    const { verb, appointmentId } = task
    dispatch(endingConfirmed())
    const { initiate } = verb === 'decline' ? declineAppointment : cancelAppointment
    const { data, error } = resultOf<Appointment>(
      await dispatch(initiate({ appointmentId, reason }, { track: false })),
    )
    if (!error)
      dispatch(appointmentEnded({ isRefunded: data.refund !== undefined && data.refund !== 'refused' }))
    else dispatch(endingFailed(failureOf(error)))
  }
