import { Hono } from 'hono'
import { changePasswordSchema, forgotPasswordSchema, resetPasswordSchema } from '@/domain/credentials'
import { normalPassword } from '@/domain/password'
import { consumeCode, deleteResets, findValidReset } from '../../db/codes'
import { deleteKeysOf } from '../../db/keys'
import type { Db } from '../../db/openDatabase'
import type { UserRow } from '../../db/schema/people'
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
import { resetLink, resetLinkKey } from '../../mail/resetLinkMail'
import { enqueue, withdraw } from '../../outbox/enqueue'
import { enqueueAccountChange } from '../enqueueAccountChange'
import { checkPassword, wrongPassword } from './passwordCheck'
import { secretHash } from '../../db/secretHash'
import { inTransaction } from '../../db/inTransaction'
import { userLock } from '../../db/locks'
import { requireMailServer } from './sendAtOnce'
import { sendWithinAllowance } from './sendWithinAllowance'

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
    if (!user || !right) throw wrongPassword({ currentPassword: 'current_password_wrong' })
    if (normalPassword(newPassword) === normalPassword(currentPassword))
      throw badInput({ newPassword: 'new_password_same' })
    const passwordHash = await hashPassword(newPassword, config.passwordCost)
    await inTransaction(db, [userLock(uid)], async transaction => {
      await setPassword(transaction, user, passwordHash)
      await endSessionsOf(transaction, uid, context.get('signedIn')?.sessionId)
      await enqueueAccountChange(transaction, app, context, { userId: uid, change: 'password_changed' })
    })
    await events.publish({ type: 'sessionsEnded', userId: uid })
    return done(context, 'Password changed successfully.')
  })

  routes.post('/forgot-password', async context => {
    const { email } = await readBody(context, forgotPasswordSchema)
    // An address without an account goes the same way, so that neither answer nor time tells it.
    await sendWithinAllowance(context, app, limits, { purpose: 'reset', email }, async () => {
      await requireMailServer(app)
      const userId = (await findUserByEmail(db, email))?.id ?? null
      const language = mailLanguage(context.req.header('accept-language'))
      const at = now()
      const payload = { userId, language, askedAt: at }
      await enqueue(db, resetLink, payload, { now: at }, userId === null ? null : resetLinkKey(userId))
    })
    return done(context, 'If this email has an account, a reset link is on its way.')
  })

  routes.post('/reset-password', async context => {
    const { token, newPassword } = await readBody(context, resetPasswordSchema)
    await limits.codeTriesOfAddress.take(context, callerAddress(context, config))
    const reset = await findValidReset(db, secretHash(secret, 'reset', '', token), now())
    if (!reset) throw deadLink()
    const passwordHash = await hashPassword(newPassword, config.passwordCost)
    const userId = await inTransaction(db, [], async transaction => {
      const user = await findUserByEmail(transaction, reset.email)
      if (!user || !(await consumeCode(transaction, reset.id))) throw deadLink()
      await setPassword(transaction, user, passwordHash)
      await endSessionsOf(transaction, user.id)
      await deleteKeysOf(transaction, user.id)
      await enqueueAccountChange(transaction, app, context, { userId: user.id, change: 'password_reset' })
      return user.id
    })
    await events.publish({ type: 'sessionsEnded', userId })
    return done(context, 'Password changed successfully.')
  })

  return routes
}

/** Sets the password; links that would replace it, mailed or still to be mailed, end. */
async function setPassword(db: Db, { id, email }: UserRow, passwordHash: string): Promise<void> {
  await setPasswordHash(db, id, passwordHash)
  await deleteResets(db, email)
  await withdraw(db, resetLink, resetLinkKey(id))
}
