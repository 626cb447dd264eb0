import { Hono } from 'hono'
import { loginSchema } from '@/domain/credentials'
import { deleteSession } from '../../db/sessions'
import { findUserByEmail, setLanguage, toUser } from '../../db/users'
import { ApiFailure } from '../../kernel/ApiFailure'
import { answer, done } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import type { RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { endSession, requireUser, startSession } from '../../http/session'
import { mailLanguage } from '../../kernel/language'
import { checkPassword, wrongPassword } from './passwordCheck'
import { versionedUser } from './versionedUser'

/** Login, logout and the signed-in user. Messages are those of section 8. */
export function loginRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, events } = app
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
    await startSession(context, app, user.id)
    const spoken = context.req.header('accept-language')
    if (spoken) await setLanguage(db, user.id, mailLanguage(spoken))
    return answer(context, toUser(user))
  })

  routes.post('/logout', async context => {
    const signedIn = context.get('signedIn')
    await endSession(context, app)
    if (signedIn) await events.publish({ type: 'sessionsEnded', userId: signedIn.user.uid })
    return done(context, 'Logged out')
  })

  routes.get('/me', context => answer(context, versionedUser(requireUser(context))))

  return routes
}
