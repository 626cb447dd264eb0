import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../http/env'
import { hasCredentials } from '../http/session'

/** Answers that are the same for every visitor. Nothing else may be stored by a cache. */
const publicPaths = /^\/api\/(salons|plans|promotions|time-zones)(\/|$)/

/**
 * Sets `Vary: Cookie` on every answer, and `Cache-Control: no-store` on all but what any visitor may read. The headers
 * are set before the answer is made, since a finished one would have to be copied. Failures set `no-store` themselves.
 */
export const keepAnswersPrivate: MiddlewareHandler<Env> = (context, next) => {
  context.header('Vary', 'Cookie')
  if (!isPublic(context)) keepFromCaches(context)
  return next()
}

export const keepFromCaches = (context: Context) => {
  context.header('Cache-Control', 'no-store')
}

const isPublic = ({ req }: Context<Env>): boolean =>
  req.method === 'GET' && publicPaths.test(req.path) && !hasCredentials(req)
