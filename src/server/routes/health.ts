import { Hono } from 'hono'
import { answer } from '../http/answer'
import { ApiFailure } from '../kernel/ApiFailure'
import { waitAtMost } from '../kernel/waitAtMost'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'

/** Milliseconds within which the database must answer. */
const longestAnswer = 2000

/**
 * GET /health: 200 while the process lives. GET /health/ready: 200 when it takes requests, 503 while it stops or without
 * database. Neither needs an API key.
 */
export function healthRoutes({ db, lifecycle }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/', context => answer(context, { healthy: true }))
  routes.get('/ready', async context => {
    if (lifecycle.isDraining) throw new ApiFailure('unavailable', 'The server is stopping.')
    if (!(await answersInTime())) throw new ApiFailure('unavailable', 'The database does not answer.')
    return answer(context, { ready: true })
  })
  return routes

  async function answersInTime(): Promise<boolean> {
    const state = { hasAnswered: false }
    const asking = db.selectFrom('users').select('id').limit(1).execute()
    await waitAtMost(
      longestAnswer,
      asking.then(
        () => (state.hasAnswered = true),
        () => undefined,
      ),
    )
    return state.hasAnswered
  }
}
