import { randomInt } from 'node:crypto'
import { Hono } from 'hono'
import { codeLength, codeLifetimeMinutes, codeTries, normalCode } from '@/domain/code'
import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { forgotPasswordSchema, verifyCodeSchema } from '@/domain/credentials'
import { consumeCode, markVerified, replaceCode, takeTry } from '../../db/codes'
import { findUserByEmail } from '../../db/users'
import { ApiFailure } from '../../kernel/ApiFailure'
import { done } from '../../http/answer'
import { callerAddress } from '../../http/callerAddress'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import type { RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { mailLanguage } from '../../kernel/language'
import { tokenHash } from '../../kernel/tokenHash'
import { existingAccountMail, verificationCodeMail } from '../../mail/mails'
import { sameHash, secretHash } from '../../db/secretHash'
import { inTransaction } from '../../db/inTransaction'
import { sendAtOnce } from './sendAtOnce'
import { sendWithinAllowance } from './sendWithinAllowance'
import { newVerificationToken, setVerificationCookie, verifiedMilliseconds } from './verificationCookie'

const minute = 60 * 1000

const deadCode = () =>
  new ApiFailure('code_dead', 'This code does not work any more. Please ask for a new one.', {
    fields: { verificationCode: 'code_dead' },
  })

export function verificationRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now, secret, config } = app
  const routes = new Hono<Env>()

  routes.post('/new-account-send-verification-code', async context => {
    const { email } = await readBody(context, forgotPasswordSchema)
    await sendWithinAllowance(context, app, limits, { purpose: 'sign_up', email }, () =>
      sendCode(email, mailLanguage(context.req.header('accept-language'))),
    )
    return done(context, 'Verification code sent')
  })

  routes.post('/verify-new-account-code', async context => {
    const { email, verificationCode } = await readBody(context, verifyCodeSchema)
    await limits.codeTriesOfAddress.take(context, callerAddress(context, config))
    const code = await takeTry(db, email, now())
    if (!code) throw deadCode()
    const given = secretHash(secret, 'sign_up', email, normalCode(verificationCode))
    if (!sameHash(given, code.code_hash)) {
      throw new ApiFailure('code_wrong', 'Invalid verification code. Please try again.', {
        fields: { verificationCode: 'code_wrong' },
      })
    }
    const token = newVerificationToken()
    await inTransaction(db, [], async transaction => {
      if (!(await consumeCode(transaction, code.id))) throw deadCode()
      const expires_at = now() + verifiedMilliseconds
      await markVerified(transaction, { email, token_hash: tokenHash(token), expires_at })
    })
    setVerificationCookie(context, app, token)
    return done(context, 'Email verified')
  })

  return routes

  async function sendCode(email: string, language: Language): Promise<void> {
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
    // Also stored for an existing account, which never gets the code: guessing then looks the same from outside.
    await replaceCode(db, {
      purpose: 'sign_up',
      email,
      code_hash: secretHash(secret, 'sign_up', email, code),
      expires_at: now() + codeLifetimeMinutes * minute,
      tries_left: codeTries,
      created_at: now(),
    })
    const reader = { to: email, language }
    const login = config.publicUrl + paths.login
    const forgotPassword = config.publicUrl + paths.forgotPassword
    const hasAccount = (await findUserByEmail(db, email)) !== undefined
    const mail = hasAccount
      ? existingAccountMail(reader, { login, forgotPassword })
      : verificationCodeMail(reader, code)
    await sendAtOnce(app, mail)
  }
}
