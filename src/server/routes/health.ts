import { Hono } from 'hono'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'

/** GET /health: 200 while the database answers; needs no API key, for monitoring. */
export function healthRoutes({ db }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/', async context => {
    await db.selectFrom('users').select('id').limit(1).execute()
    return answer(context, { healthy: true })
  })
  return routes
}
