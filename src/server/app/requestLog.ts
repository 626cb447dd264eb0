import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { loggedPath } from '../http/loggedPath'

/** One line a request. The query, the body and the cookies may carry secrets, so none of them is written. */
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
