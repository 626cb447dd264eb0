import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../AppContext'

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto']

/**
 * Logs, once, a proxy that TRUST_PROXY does not count. Until it is counted, all callers behind it share one rate limit.
 */
export function warnOfProxy({ config, log }: Pick<AppContext, 'config' | 'log'>): MiddlewareHandler {
  let isSettled = config.proxyHops > 0
  return async (context, next) => {
    const header = isSettled ? undefined : proxyHeaders.find(name => context.req.header(name) !== undefined)
    if (header !== undefined) {
      isSettled = true
      log.error('proxy_not_trusted', { header, setting: 'TRUST_PROXY' })
    }
    await next()
  }
}
