import { usersApi } from '@/api/usersApi'
import { fullName } from '@/domain/account'
import { normalCode } from '@/domain/code'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { accountCreated, codeVerified, verificationLapsed } from './authSlice'
import { accountSubmission, codeSubmission } from './authSubmissions'
import type { SignUpCreating, SignUpVerifying } from './signUpFlow'
import { phoneOf } from './submitSignUp'

interface Typed {
  /** The code as typed. Ignored once the e-mail is proven. */
  code: string
  /** Needed only where the sealed password cannot be opened. */
  password: string
}

const { verifyCode, addUser } = usersApi.endpoints

/** Proves the e-mail unless that is done. Resolves with the idempotency key of the account, undefined when refused. */
const proveEmail =
  (flow: SignUpVerifying | SignUpCreating, code: string): AppThunk<Promise<string | undefined>> =>
  async (dispatch, _getState, { secrets, newKey }) => {
    if (flow.step === 'creating') return flow.idempotencyKey
    const { email } = flow.details
    dispatch(accountSubmission.dropped())
    const proven = await dispatch(
      sendSubmission(codeSubmission, {
        request: { email },
        send: send => send(verifyCode.initiate({ email, verificationCode: secrets.hold(normalCode(code)) })),
      }),
    )
    if (!proven || proven.error) return undefined
    const idempotencyKey = newKey()
    dispatch(codeVerified(idempotencyKey))
    return idempotencyKey
  }

/** Proves the e-mail and creates the account. `passwordNeeded` when the sealed password cannot be opened. */
export const completeSignUp =
  (flow: SignUpVerifying | SignUpCreating, typed: Typed): AppThunk<Promise<'passwordNeeded' | undefined>> =>
  async (dispatch, _getState, { secrets, vault }) => {
    const { details, sealedPassword, role, business } = flow
    const password = typed.password || (sealedPassword !== null && (await vault.open(sealedPassword)))
    if (!password) return 'passwordNeeded'
    const keptKey = await dispatch(proveEmail(flow, typed.code))
    if (keptKey === undefined) return undefined

    const { email, country, city } = details
    const made = await dispatch(
      sendSubmission(accountSubmission, {
        keptKey,
        request: {
          name: fullName(details),
          email,
          phone: phoneOf(details),
          role,
          country,
          city,
          address: '',
          salon: role === 'customer' ? business : undefined,
        },
        send: (send, { request, idempotencyKey }) =>
          send(addUser.initiate({ ...request, password: secrets.hold(password), idempotencyKey })),
      }),
    )
    if (made?.error?.code === 'email_unverified') dispatch(verificationLapsed())
    else if (made && !made.error) dispatch(accountCreated())
    return undefined
  }
