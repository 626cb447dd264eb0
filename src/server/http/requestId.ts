import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Config } from '../kernel/config'
import type { Env } from './env'

export const requestIdHeader = 'X-Request-Id'

/** The id that a trusted proxy gave the request, when it is well-formed; else a new one. */
export function requestIdOf(context: Context<Env>, { proxyHops }: Pick<Config, 'proxyHops'>): string {
  const given = proxyHops > 0 ? context.req.header(requestIdHeader) : undefined
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
