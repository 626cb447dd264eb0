import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { addressQuery, searchOf } from '@/domain/addressQuery'
import { paths } from '@/domain/paths'
import { changePasswordSchema, forgotPasswordSchema, resetPasswordSchema } from '@/domain/credentials'
import { normalPassword } from '@/domain/password'
import { consumeCode, findValidReset, replaceCode } from '../../db/codes'
import { endSessionsOf } from '../../db/sessions'
import { findUserByEmail, findUserById, setPasswordHash } from '../../db/users'
import { ApiFailure, badInput, forbidden } from '../../kernel/ApiFailure'
import { done } from '../../http/answer'
import { callerAddress } from '../../http/callerAddress'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { hashPassword } from '../../kernel/passwordHash'
import type { RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { requireSelf } from '../../http/session'
import { mailLanguage } from '../../kernel/language'
import { passwordResetMail, resetLifetimeMinutes } from '../../mail/mails'
import { checkPassword, wrongPassword } from './passwordCheck'
import { secretHash } from '../../db/secretHash'
import { sendAtOnceUnseen } from './sendAtOnce'
import { takeMailAllowance } from './takeMailAllowance'

const minute = 60 * 1000

const deadLink = () =>
  new ApiFailure('code_dead', 'This link was used or is too old. Please ask for a new one.')

export function passwordRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now, secret, config, events } = app
  const routes = new Hono<Env>()

  routes.put('/change-password', async context => {
    const { email, uid, currentPassword, newPassword } = await readBody(context, changePasswordSchema)
    const self = requireSelf(context, uid)
    if (self.email !== email) throw forbidden()
    const user = await findUserById(db, uid)
    const right = await checkPassword(context, app, limits, { email, password: currentPassword, user })
    if (!right) throw wrongPassword({ currentPassword: 'current_password_wrong' })
    if (normalPassword(newPassword) === normalPassword(currentPassword))
      throw badInput({ newPassword: 'new_password_same' })
    const passwordHash = await hashPassword(newPassword, config.passwordCost)
    await db.transaction().execute(async transaction => {
      await setPasswordHash(transaction, uid, passwordHash)
      await endSessionsOf(transaction, uid, context.get('signedIn')?.sessionId)
    })
    await events.publish({ type: 'sessionsEnded', userId: uid })
    return done(context, 'Password changed successfully.')
  })

  routes.post('/forgot-password', async context => {
    const { email } = await readBody(context, forgotPasswordSchema)
    await takeMailAllowance(context, app, limits, 'reset', email)
    const reader = { to: email, language: mailLanguage(context.req.header('accept-language')) }
    const user = await findUserByEmail(db, email)
    await sendAtOnceUnseen(app, user && passwordResetMail(reader, await resetLink(email)))
    return done(context, 'If this email has an account, a reset link is on its way.')
  })

  routes.post('/reset-password', async context => {
    const { token, newPassword } = await readBody(context, resetPasswordSchema)
    await limits.codeTriesOfAddress.take(context, callerAddress(context, config))
    const reset = await findValidReset(db, secretHash(secret, 'reset', '', token), now())
    if (!reset) throw deadLink()
    const passwordHash = await hashPassword(newPassword, config.passwordCost)
    const userId = await db.transaction().execute(async transaction => {
      const user = await findUserByEmail(transaction, reset.email)
      if (!user || !(await consumeCode(transaction, reset.id))) throw deadLink()
      await setPasswordHash(transaction, user.id, passwordHash)
      await endSessionsOf(transaction, user.id)
      return user.id
    })
    await events.publish({ type: 'sessionsEnded', userId })
    return done(context, 'Password changed successfully.')
  })

  return routes

  /** A link that works once; it invalidates older links. */
  async function resetLink(email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await replaceCode(db, {
      purpose: 'reset',
      email,
      code_hash: secretHash(secret, 'reset', '', token),
      expires_at: now() + resetLifetimeMinutes * minute,
      tries_left: 1,
      created_at: now(),
    })
    return `${config.publicUrl}${paths.emailVerification}${searchOf(addressQuery([['token', token]]))}`
  }
}
