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

/** Logs in, and remembers or forgets the credentials as the person chose. */
export const logIn =
  ({ email: typedEmail, password, remember }: LoginValues): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { secrets, vault }) => {
    const email = normalEmail(typedEmail)
    const known = await dispatch(
      sendSubmission(logInSubmission, {
        request: { email, remember },
        send: send =>
          send(usersApi.endpoints.login.initiate({ identifier: email, password: secrets.hold(password) })),
      }),
    )
    if (!known || known.error) return
    const remembered = remember ? { email, sealedPassword: await vault.seal(password) } : null
    dispatch(loggedIn({ user: known.data, remembered }))
  }

/** Nobody waits longer to be logged out. */
const mostWaiting = 2_000

/**
 * Ends the session here at once, but for what waited to be sent in its name. The server is told; nobody waits for
 * its answer, which changes nothing for the person.
 */
export const logOut = (): AppThunk<Promise<void>> => async dispatch => {
  dispatch(logoutBegun())
  const sending = Promise.allSettled(dispatch(usersApi.util.getRunningMutationsThunk()))
  await Promise.race([sending, new Promise(resolve => setTimeout(resolve, mostWaiting))])
  // In this order: the cache that is emptied at logout takes running requests along.
  dispatch(loggedOut())
  void dispatch(usersApi.endpoints.logout.initiate())
}
