import { clientsApi } from '@/api/clientsApi'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { questionLeft } from './clientsSlice'
import { blockSubmission } from './clientSubmissions'

/** Blocks the client's online bookings in the salon, or lifts the block. */
export const blockClient =
  (appointmentId: string, isBlocked: boolean): AppThunk<Promise<void>> =>
  async dispatch => {
    const result = await dispatch(
      sendSubmission(blockSubmission, {
        request: { isBlocked },
        send: send =>
          send(
            clientsApi.endpoints.setClientBlocked.initiate({ appointmentId, isBlocked }, { track: false }),
          ),
      }),
    )
    if (result && !result.error) dispatch(questionLeft())
  }
