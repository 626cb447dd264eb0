import type { MiddlewareHandler } from 'hono'
import { accessKeyPrefix } from '@/domain/accessKey'
import type { Env, Services } from './context'

/** Calendar programs can show their key in the address only. */
const accessKeys = new RegExp(`${accessKeyPrefix}[\\w-]+`, 'g')

/** One line a request. The query, the body and the cookies may carry secrets, so none of them is written. */
export const logRequests =
  ({ log }: Services): MiddlewareHandler<Env> =>
  async (context, next) => {
    const startedAt = performance.now()
    await next()
    log.info('request', {
      method: context.req.method,
      path: context.req.path.replace(accessKeys, `${accessKeyPrefix}…`),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - startedAt),
    })
  }
