import { logoutBegun } from '@/store/logoutBegun'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf, type Result } from '@/store/submit'
import { usersApi } from '@/api/usersApi'
import { normalEmail } from '@/domain/email'
import type { User } from '@/domain/user'
import { loggedIn, loggedOut } from './authSlice'

interface LoginValues {
  email: string
  password: string
  remember: boolean
}

/** Logs in, and remembers or forgets the credentials as the person chose. */
export const logIn =
  ({ email: typedEmail, password, remember }: LoginValues) =>
  async (
    dispatch: AppDispatch,
    _getState: unknown,
    { secrets, vault }: ThunkExtra,
  ): Promise<Result<User>> => {
    const email = normalEmail(typedEmail)
    const request = { identifier: email, password: secrets.hold(password) }
    const outcome = resultOf<User>(await dispatch(usersApi.endpoints.login.initiate(request)))
    if (outcome.error) return outcome
    const remembered = remember ? { email, sealedPassword: await vault.seal(password) } : null
    dispatch(loggedIn({ user: outcome.data, remembered }))
    return outcome
  }

/** Nobody waits longer to be logged out. */
const mostWaiting = 2_000

/**
 * Ends the session here at once, but for what waited to be sent in its name. The server is told; nobody waits for
 * its answer, which changes nothing for the person.
 */
export const logOut =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(logoutBegun())
    const sending = Promise.allSettled(dispatch(usersApi.util.getRunningMutationsThunk()))
    await Promise.race([sending, new Promise(resolve => setTimeout(resolve, mostWaiting))])
    // In this order: the cache that is emptied at logout takes running requests along.
    dispatch(loggedOut())
    void dispatch(usersApi.endpoints.logout.initiate())
  }
