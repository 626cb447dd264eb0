import { Hono } from 'hono'
import { deviceOf } from '@/domain/device'
import type { UserSession } from '@/domain/user'
import type { AppContext } from '../../AppContext'
import { deleteOwn } from '../../db/deleteOwn'
import { endSessionsOf, listSessions } from '../../db/sessions'
import { answer, done } from '../../http/answer'
import type { Env } from '../../http/env'
import { requireSignedIn } from '../../http/session'
import { notFound } from '../../kernel/ApiFailure'

/** Where the user is logged in, and how to end it. A session's id is a hash: it opens nothing. */
export function sessionRoutes({ db, now, events }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/sessions', async context => {
    const { user, sessionId } = requireSignedIn(context)
    const rows = await listSessions(db, user.uid, now())
    const sessions = rows.map(({ id, user_agent, created_at, last_used_at }) => ({
      id,
      ...deviceOf(user_agent),
      startedAt: created_at,
      lastUsedAt: last_used_at,
      isThisOne: id === sessionId,
    }))
    return answer<UserSession[]>(context, sessions)
  })

  routes.delete('/sessions/:id', async context => {
    const { uid } = requireSignedIn(context).user
    if (!(await deleteOwn(db, 'sessions', uid, context.req.param('id')))) throw notFound()
    await events.publish({ type: 'sessionsEnded', userId: uid })
    return done(context, 'Session ended')
  })

  routes.delete('/sessions', async context => {
    const { user, sessionId } = requireSignedIn(context)
    await endSessionsOf(db, user.uid, sessionId)
    await events.publish({ type: 'sessionsEnded', userId: user.uid })
    return done(context, 'All other sessions ended')
  })

  return routes
}
