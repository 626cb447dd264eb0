import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment } from '@/domain/appointment'
import type { Confirmation, ConfirmSeveral } from '@/domain/confirmation'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { confirmAllSubmission } from './appointmentSubmissions'
import { allConfirmed } from './appointmentsSlice'

/** Confirms several requests with one call. Twice has the same result as once. */
export const confirmAll =
  (appointments: readonly Appointment[]): AppThunk<Promise<void>> =>
  async dispatch => {
    const request = {
      appointments: appointments.map(({ _id: appointmentId, etag }) => ({ appointmentId, etag })),
    }
    const sent = await dispatch(
      sendSubmission<ConfirmSeveral, Confirmation[]>(confirmAllSubmission, {
        request,
        send: send => send(appointmentsApi.endpoints.confirmAppointments.initiate(request, { track: false })),
      }),
    )
    if (sent?.data) dispatch(allConfirmed(sent.data))
  }
