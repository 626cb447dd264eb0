import { clientsApi } from '@/api/clientsApi'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { questionLeft } from './clientsSlice'
import { mergeSubmission } from './clientSubmissions'

/** Makes one client of the card's and of the one with the other appointment. */
export const mergeClients =
  (cardOf: string, appointmentId: string): AppThunk<Promise<void>> =>
  async dispatch => {
    const result = await dispatch(
      sendSubmission(mergeSubmission, {
        request: { appointmentId },
        send: send =>
          send(clientsApi.endpoints.mergeClients.initiate({ cardOf, appointmentId }, { track: false })),
      }),
    )
    if (result && !result.error) dispatch(questionLeft())
  }
