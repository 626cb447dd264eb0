import { usersApi } from '@/api/usersApi'
import type { AppThunk } from '@/store/AppThunk'
import { logoutConfirmed } from './authSlice'

/** Milliseconds that the start of the page waits for the answer. */
const mostWaiting = 2_000

/** Ends the session on the server after a logout here. It stays owed when the server did not answer. */
export const sendOwedLogout = (): AppThunk<Promise<void>> => async dispatch => {
  const confirmed = dispatch(usersApi.endpoints.logout.initiate()).then(({ error }) => {
    if (!error) dispatch(logoutConfirmed())
  })
  await Promise.race([confirmed, new Promise(resolve => setTimeout(resolve, mostWaiting))])
}
