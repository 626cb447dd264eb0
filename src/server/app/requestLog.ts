import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppContext } from '../AppContext'
import { callerNetwork } from '../http/callerAddress'
import type { Env } from '../http/env'
import { loggedPath } from '../http/loggedPath'
import { requestIdHeader, requestIdOf } from '../http/requestId'

/**
 * Logs one line per request, counts it, and names it in the answer. Query, body and cookies may contain secrets, so they
 * are not logged. What changed about the safety of an account is a line of its own.
 */
export const logRequests =
  ({ log, config, metrics, tracing }: AppContext): MiddlewareHandler<Env> =>
  (context, next) =>
    tracing.request(context.req.raw.headers, async () => {
      const startedAt = performance.now()
      const requestId = requestIdOf(context, config)
      context.set('requestId', requestId)
      await next()
      const milliseconds = performance.now() - startedAt
      context.header(requestIdHeader, requestId)
      const { method } = context.req
      const { status } = context.res
      const route = routeOf(context)
      const network = callerNetwork(context, config)
      const account = context.get('signedIn')?.user.uid
      metrics.requestAnswered({ route, method, status, seconds: milliseconds / 1000 })
      const facts = { requestId, network, account }
      log.info('request', {
        method,
        route,
        path: loggedPath(context),
        status,
        milliseconds: Math.round(milliseconds),
        ...facts,
      })
      const changed = context.get('accountChange')
      if (changed && status < 400) log.info(changed.change, { ...facts, account: changed.userId })
      return { route, method, status, requestId }
    })

/** The pattern of the route that answered; middleware is registered for all paths. */
function routeOf(context: Context<Env>): string {
  const route = matchedRoutes(context).findLast(({ method }) => method !== 'ALL')
  return route?.path ?? 'none'
}
