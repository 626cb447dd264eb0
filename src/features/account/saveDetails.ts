import { usersApi } from '@/api/usersApi'
import type { Versioned } from '@/domain/edit'
import type { User } from '@/domain/user'
import { accountSaved } from '@/features/auth/authSlice'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { detailsSubmission } from './accountSubmissions'

type Details = Pick<User, 'name' | 'country' | 'city' | 'phone'>

/** Saves the user's details and rewrites the stored user. This page does not change the address. */
export const saveDetails =
  ({ etag, ...user }: Versioned<User>, details: Details): AppThunk<Promise<void>> =>
  async dispatch => {
    const { uid, name, country, city, phone, address } = user
    const saved = await dispatch(
      sendSubmission(detailsSubmission, {
        request: { ...details, address },
        base: { name, country, city, phone, address, etag },
        send: (send, { request, etag: version }) =>
          send(usersApi.endpoints.editUser.initiate({ uid, etag: version, ...request }, { track: false })),
      }),
    )
    // A host that answers without the user has saved the sent details.
    if (saved && !saved.error) dispatch(accountSaved({ ...user, ...details, ...saved.data }))
  }
