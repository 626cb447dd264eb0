import { usersApi } from '@/api/usersApi'
import type { User } from '@/domain/user'
import { passwordChanged } from '@/features/auth/authSlice'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { passwordSubmission } from './accountSubmissions'

interface Passwords {
  currentPassword: string
  newPassword: string
}

/** True when the password was changed. */
export const changePassword =
  ({ uid, email }: User, { currentPassword, newPassword }: Passwords): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { secrets }) => {
    const request = {
      uid,
      email,
      currentPassword: secrets.hold(currentPassword),
      newPassword: secrets.hold(newPassword),
    }
    const changed = await dispatch(
      sendSubmission(passwordSubmission, {
        request: {},
        send: send => send(usersApi.endpoints.changePassword.initiate(request, { track: false })),
      }),
    )
    if (!changed || changed.error) return false
    dispatch(passwordChanged())
    return true
  }
