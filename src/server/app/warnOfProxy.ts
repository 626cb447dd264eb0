import type { MiddlewareHandler } from 'hono'
import { isLocal } from '../kernel/config'
import type { AppContext } from '../AppContext'

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto']

/** Monitoring asks the server itself. */
const healthPath = '/api/health'

/**
 * Logs, each once, what the settings do not say of the proxies in front:
 * - one that TRUST_PROXY does not count, or fewer than it counts: all callers share one rate limit;
 * - one in front of a PUBLIC_URL that leads to this machine only: links in mails lead nowhere, and a demo is open.
 */
export function warnOfProxy({ config, log }: Pick<AppContext, 'config' | 'log'>): MiddlewareHandler {
  const { proxyHops } = config
  const logged = new Set<string>()
  const logOnce = (event: string, facts: Record<string, string>) => {
    if (!logged.has(event)) log.error(event, facts)
    logged.add(event)
  }
  return async ({ req }, next) => {
    const header = proxyHeaders.find(name => req.header(name) !== undefined)
    if (header !== undefined && proxyHops === 0)
      logOnce('proxy_not_trusted', { header, setting: 'TRUST_PROXY' })
    if (header !== undefined && isLocal(config)) logOnce('proxy_to_local', { header, setting: 'PUBLIC_URL' })
    const hops = req.header('x-forwarded-for')?.split(',').length ?? 0
    if (hops < proxyHops && !req.path.startsWith(healthPath))
      logOnce('proxy_not_seen', { setting: 'TRUST_PROXY' })
    await next()
  }
}
