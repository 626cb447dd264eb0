import { usersApi } from '@/api/usersApi'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { passwordChanged } from './authSlice'
import { resetSubmission } from './authSubmissions'

interface Reset {
  /** The ticket in the URL, or the `nextTicket` of the last attempt. */
  ticket: string
  newPassword: string
}

/** Sets a new password with a mailed link's token. `nextTicket` is for another attempt. */
export const resetPassword =
  ({ ticket, newPassword }: Reset): AppThunk<Promise<{ isReset: boolean; nextTicket: string }>> =>
  async (dispatch, _getState, { secrets }) => {
    const token = secrets.redeem({ secret: ticket })
    const request = { token: secrets.hold(token), newPassword: secrets.hold(newPassword) }
    const reset = await dispatch(
      sendSubmission(resetSubmission, {
        request: {},
        send: send => send(usersApi.endpoints.resetPassword.initiate(request)),
      }),
    )
    const isReset = reset !== undefined && !reset.error
    if (isReset) dispatch(passwordChanged())
    return { isReset, nextTicket: secrets.hold(token).secret }
  }
