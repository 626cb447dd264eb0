import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../http/env'

/** Answers that are the same for every visitor. Nothing else may be stored by a cache. */
const publicPaths = /^\/api\/(salons|plans|promotions)(\/|$)/

/** Sets `Vary: Cookie` on every answer, and `Cache-Control: no-store` on all but what any visitor may read. */
export const keepAnswersPrivate: MiddlewareHandler<Env> = async (context, next) => {
  await next()
  context.header('Vary', 'Cookie', { append: true })
  if (!isPublic(context)) context.header('Cache-Control', 'no-store')
}

const isPublic = ({ req, res, get }: Context<Env>): boolean =>
  req.method === 'GET' && res.status === 200 && publicPaths.test(req.path) && !get('signedIn')
