import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf, type Result } from '@/store/submit'
import { usersApi } from '@/api/usersApi'
import type { DeleteUserRequest } from '@/domain/account'
import { deletionAnswered } from './accountSlice'

/** Deletes the account for good, once the person has said yes a second time. */
export const deleteAccount =
  ({ email, phone, password }: DeleteUserRequest) =>
  async (dispatch: AppDispatch, _getState: unknown, { secrets }: ThunkExtra): Promise<Result<unknown>> => {
    const request = { email, phone, password: secrets.hold(password) }
    const outcome = resultOf<unknown>(
      await dispatch(usersApi.endpoints.deleteUser.initiate(request, { track: false })),
    )
    dispatch(deletionAnswered())
    return outcome
  }
