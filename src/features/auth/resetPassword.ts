import { resultOf, type Result } from '@/store/submit'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { usersApi } from '@/api/usersApi'
import { passwordChanged } from './authSlice'

interface Reset {
  /** What stands in the address, or what the last try gave back. */
  ticket: string
  newPassword: string
}

/** Sets a new password with a mailed link's token, and gives a fresh ticket for another try. */
export const resetPassword =
  ({ ticket, newPassword }: Reset) =>
  async (
    dispatch: AppDispatch,
    _getState: unknown,
    { secrets }: ThunkExtra,
  ): Promise<{ outcome: Result<unknown>; nextTicket: string }> => {
    const token = secrets.redeem({ secret: ticket })
    const request = { token: secrets.hold(token), newPassword: secrets.hold(newPassword) }
    const outcome = resultOf(await dispatch(usersApi.endpoints.resetPassword.initiate(request)))
    if (!outcome.error) dispatch(passwordChanged())
    return { outcome, nextTicket: secrets.hold(token).secret }
  }
