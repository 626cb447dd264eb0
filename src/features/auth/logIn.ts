import { isSignedOut, type ApiError } from '@/store/ApiError'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { usersApi } from '@/api/usersApi'
import { normalEmail } from '@/domain/email'
import { loggedIn } from './authSlice'
import { logInSubmission } from './authSubmissions'

interface LoginValues {
  email: string
  password: string
  remember: boolean
}

const { login, getMe } = usersApi.endpoints

/** The login was right, and the very next call was nobody's. */
const cookieRefused: ApiError = {
  success: false,
  status: 401,
  message: 'The browser keeps no cookies.',
  code: 'cookie_refused',
}

/** Logs in, and remembers or forgets the credentials as the user chose. Resolves with false when it failed. */
export const logIn =
  ({ email: typedEmail, password, remember }: LoginValues): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { secrets, vault }) => {
    const email = normalEmail(typedEmail)
    const known = await dispatch(
      sendSubmission(logInSubmission, {
        request: { email, remember },
        send: async send => {
          const result = await send(login.initiate({ identifier: email, password: secrets.hold(password) }))
          if (result.error) return result
          const { error } = await send(getMe.initiate(undefined, { subscribe: false, forceRefetch: true }))
          return isSignedOut(error) ? { error: cookieRefused } : result
        },
      }),
    )
    if (!known || known.error) return false
    const remembered = remember ? { email, sealedPassword: await vault.seal(password) } : null
    dispatch(loggedIn({ user: known.data, remembered }))
    return true
  }
