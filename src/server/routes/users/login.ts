import { Hono } from 'hono'
import { loginSchema } from '@/domain/credentials'
import { deleteSession } from '../../db/sessions'
import type { UserRow } from '../../db/schema/people'
import { findUserByEmail, setLanguage, setPasswordHash, toUser } from '../../db/users'
import { ApiFailure } from '../../kernel/ApiFailure'
import { withStaffLogin } from '../../db/staffLogins'
import { answer, done } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import type { RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { meetDevice } from '../../http/knownDevice'
import { endSession, requireUser, startSession } from '../../http/session'
import { mailLanguage } from '../../kernel/language'
import { hashPassword, isOutdated } from '../../kernel/passwordHash'
import { enqueueAccountChange } from '../enqueueAccountChange'
import { checkPassword, wrongPassword } from './passwordCheck'
import { versionedUser } from './versionedUser'

/** Login, logout and the signed-in user. Messages are those of section 8. */
export function loginRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, config, events } = app
  const routes = new Hono<Env>()

  routes.post('/login', async context => {
    const { identifier: email, password } = await readBody(context, loginSchema)
    const user = await findUserByEmail(db, email)
    const right = await checkPassword(context, app, limits, { email, password, user })
    if (!user) throw new ApiFailure('user_not_found', 'User not found. Please check your email.')
    if (!right) throw wrongPassword()
    const before = context.get('signedIn')
    if (before) {
      await deleteSession(db, before.sessionId)
      await events.publish({ type: 'sessionsEnded', userId: before.user.uid })
    }
    await raiseHash(user, password)
    await startSession(context, app, user)
    if (await meetDevice(context, app, user.id)) {
      await enqueueAccountChange(db, app, context, { userId: user.id, change: 'new_device' })
    }
    const spoken = context.req.header('accept-language')
    if (spoken) await setLanguage(db, user.id, mailLanguage(spoken))
    return answer(context, (await withStaffLogin(db, toUser(user))) ?? toUser(user))
  })

  routes.post('/logout', async context => {
    const signedIn = context.get('signedIn')
    await endSession(context, app)
    if (signedIn) await events.publish({ type: 'sessionsEnded', userId: signedIn.user.uid })
    return done(context, 'Logged out')
  })

  routes.get('/me', context => answer(context, versionedUser(requireUser(context))))

  return routes

  /** Stores the hash anew where it was made in an earlier scheme or at a lower cost than today's. */
  async function raiseHash({ id, password_hash }: UserRow, password: string): Promise<void> {
    if (!isOutdated(password_hash, config.passwordCost)) return
    await setPasswordHash(db, id, await hashPassword(password, config.passwordCost))
  }
}
