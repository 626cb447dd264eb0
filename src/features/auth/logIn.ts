import { logoutBegun } from '@/store/logoutBegun'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { usersApi } from '@/api/usersApi'
import { normalEmail } from '@/domain/email'
import { loggedIn, loggedOut } from './authSlice'
import { logInSubmission } from './authSubmissions'

interface LoginValues {
  email: string
  password: string
  remember: boolean
}

/** Logs in, and remembers or forgets the credentials as the user chose. Resolves with false when it failed. */
export const logIn =
  ({ email: typedEmail, password, remember }: LoginValues): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { secrets, vault }) => {
    const email = normalEmail(typedEmail)
    const known = await dispatch(
      sendSubmission(logInSubmission, {
        request: { email, remember },
        send: send =>
          send(usersApi.endpoints.login.initiate({ identifier: email, password: secrets.hold(password) })),
      }),
    )
    if (!known || known.error) return false
    const remembered = remember ? { email, sealedPassword: await vault.seal(password) } : null
    dispatch(loggedIn({ user: known.data, remembered }))
    return true
  }

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
  void dispatch(usersApi.endpoints.logout.initiate())
}
