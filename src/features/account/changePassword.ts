import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf, type Result } from '@/store/submit'
import { usersApi } from '@/api/usersApi'
import type { User } from '@/domain/user'
import { passwordChanged } from '@/features/auth/authSlice'

interface Passwords {
  currentPassword: string
  newPassword: string
}

export const changePassword =
  ({ uid, email }: User, { currentPassword, newPassword }: Passwords) =>
  async (dispatch: AppDispatch, _getState: unknown, { secrets }: ThunkExtra): Promise<Result<unknown>> => {
    const request = {
      uid,
      email,
      currentPassword: secrets.hold(currentPassword),
      newPassword: secrets.hold(newPassword),
    }
    const outcome = resultOf<unknown>(
      await dispatch(usersApi.endpoints.changePassword.initiate(request, { track: false })),
    )
    if (!outcome.error) dispatch(passwordChanged())
    return outcome
  }
