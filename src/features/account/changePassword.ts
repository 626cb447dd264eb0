import type { AppDispatch, ClientServices } from '@/store/services'
import { outcomeOf, type Outcome } from '@/store/submit'
import { usersApi } from '@/api/usersApi'
import type { User } from '@/domain/user'
import { passwordChanged } from '@/features/auth/authSlice'

interface Passwords {
  currentPassword: string
  newPassword: string
}

export const changePassword =
  ({ uid, email }: User, { currentPassword, newPassword }: Passwords) =>
  async (
    dispatch: AppDispatch,
    _getState: unknown,
    { secrets }: ClientServices,
  ): Promise<Outcome<unknown>> => {
    const request = {
      uid,
      email,
      currentPassword: secrets.hold(currentPassword),
      newPassword: secrets.hold(newPassword),
    }
    const outcome = outcomeOf<unknown>(
      await dispatch(usersApi.endpoints.changePassword.initiate(request, { track: false })),
    )
    if (!outcome.error) dispatch(passwordChanged())
    return outcome
  }
