import type { ApiError } from '@/store/ApiError'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf } from '@/store/submit'
import { usersApi } from '@/api/usersApi'
import { fullName } from '@/domain/account'
import { normalCode } from '@/domain/code'
import { accountCreated, codeVerified, verificationLapsed } from './authSlice'
import type { SignUpCreating, SignUpVerifying } from './signUpFlow'
import { phoneOf } from './submitSignUp'

interface Typed {
  /** As it stands in the box; not read once the e-mail is proven. */
  code: string
  /** Only where the sealed one cannot be opened. */
  password: string
}

/** How far it came: to the end, or to a password that has to be typed again, a refused code, a refused account. */
type SignUpEnd =
  { reached: 'account' } | { failedAt: 'password' } | { failedAt: 'code' | 'account'; error: ApiError }

/** Proves the e-mail, unless that is done, and makes the account. */
export const completeSignUp =
  (flow: SignUpVerifying | SignUpCreating, typed: Typed) =>
  async (dispatch: AppDispatch, _getState: unknown, extra: ThunkExtra): Promise<SignUpEnd> => {
    const { secrets, vault, newKey } = extra
    const { details, sealedPassword, role, business } = flow
    const password = typed.password || (sealedPassword !== null && (await vault.open(sealedPassword)))
    if (!password) return { failedAt: 'password' }

    let idempotencyKey: string
    if (flow.step === 'creating') {
      idempotencyKey = flow.idempotencyKey
    } else {
      const verificationCode = secrets.hold(normalCode(typed.code))
      const { error } = resultOf(
        await dispatch(usersApi.endpoints.verifyCode.initiate({ email: details.email, verificationCode })),
      )
      if (error) return { failedAt: 'code', error }
      idempotencyKey = newKey()
      dispatch(codeVerified(idempotencyKey))
    }

    const { error } = resultOf(
      await dispatch(
        usersApi.endpoints.addUser.initiate({
          name: fullName(details),
          email: details.email,
          phone: phoneOf(details),
          role,
          country: details.country,
          city: details.city,
          address: '',
          password: secrets.hold(password),
          ...(role === 'customer' && { salon: business }),
          idempotencyKey,
        }),
      ),
    )
    if (error?.code === 'email_unverified') dispatch(verificationLapsed())
    if (error) return { failedAt: 'account', error }
    dispatch(accountCreated())
    return { reached: 'account' }
  }
