import type { ApiError } from '@/store/ApiError'
import { appointmentsApi } from '@/api/appointmentsApi'
import type { AppDispatch } from '@/store/services'
import { resultOf } from '@/store/submit'
import type { Appointment } from '@/domain/appointment'
import {
  appointmentEnded,
  endingConfirmed,
  endingFailed,
  selectTask,
  type AppointmentsState,
  type EndingFailure,
} from './appointmentsSlice'

function failureOf({ status, code }: ApiError): EndingFailure {
  if (status === 0 || status >= 500) return 'unanswered'
  return code === 'too_late' || code === 'paid_at_salon' ? code : 'refused'
}

const { cancelAppointment, declineAppointment } = appointmentsApi.endpoints

/** Calls off the appointment that the person was asked about; ending one twice is the same as once. */
export const endAppointment =
  (reason = '') =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
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
