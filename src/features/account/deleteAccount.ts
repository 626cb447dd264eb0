import { usersApi } from '@/api/usersApi'
import type { DeleteUserRequest } from '@/domain/account'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { deletionAnswered } from './accountSlice'
import { deletionSubmission } from './accountSubmissions'

/** Deletes the account for good, after the second confirmation; true when it is gone. */
export const deleteAccount =
  ({ email, phone, password }: DeleteUserRequest): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { secrets }) => {
    const deleted = await dispatch(
      sendSubmission(deletionSubmission, {
        request: { email, phone },
        send: (send, { request }) =>
          send(
            usersApi.endpoints.deleteUser.initiate(
              { ...request, password: secrets.hold(password) },
              { track: false },
            ),
          ),
      }),
    )
    dispatch(deletionAnswered())
    return deleted !== undefined && !deleted.error
  }
