import { usersApi } from '@/api/usersApi'
import type { AppThunk } from '@/store/AppThunk'
import { logoutBegun } from '@/store/logoutBegun'
import { loggedOut } from './authSlice'
import { sendOwedLogout } from './sendOwedLogout'

/** Milliseconds that a logout waits for running requests. */
const mostWaiting = 2_000

/**
 * Signs out here as soon as running mutations have settled, and then informs the server. Nobody waits for that answer,
 * because it changes nothing for the user.
 */
export const logOut = (): AppThunk<Promise<void>> => async dispatch => {
  dispatch(logoutBegun())
  const sending = Promise.allSettled(dispatch(usersApi.util.getRunningMutationsThunk()))
  await Promise.race([sending, new Promise(resolve => setTimeout(resolve, mostWaiting))])
  // The order matters: emptying the cache at logout also aborts running requests.
  dispatch(loggedOut())
  void dispatch(sendOwedLogout())
}
