import type { AppDispatch } from '@/store/services'
import { resultOf, type Result } from '@/store/submit'
import { usersApi } from '@/api/usersApi'
import type { User } from '@/domain/user'
import { accountSaved } from '@/features/auth/authSlice'

type Details = Pick<User, 'name' | 'country' | 'city' | 'phone'>

/** Saves a person's details and rewrites the stored user; the address is not on this page and stays. */
export const saveDetails =
  (user: User, details: Details) =>
  async (dispatch: AppDispatch): Promise<Result<User>> => {
    const request = { uid: user.uid, address: user.address, ...details }
    const outcome = resultOf<User | undefined>(
      await dispatch(usersApi.endpoints.editUser.initiate(request, { track: false })),
    )
    if (outcome.error) return outcome
    // A host that answers without the user has saved what was sent.
    const saved = { ...user, ...details, ...outcome.data }
    dispatch(accountSaved(saved))
    return { data: saved }
  }
