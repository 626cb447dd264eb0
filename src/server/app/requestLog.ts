import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { loggedPath } from '../http/loggedPath'

/** Logs one line per request. Query, body and cookies may contain secrets, so they are not logged. */
export const logRequests =
  ({ log }: AppContext): MiddlewareHandler<Env> =>
  async (context, next) => {
    const startedAt = performance.now()
    await next()
    log.info('request', {
      method: context.req.method,
      path: loggedPath(context),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - startedAt),
    })
  }
