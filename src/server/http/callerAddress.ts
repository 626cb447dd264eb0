import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Config } from '../kernel/config'
import type { Env } from './env'

/**
 * The caller's address as a key for rate limits: an IPv4 address, or the first half of an IPv6 one, since a caller can
 * choose the other half freely. 'local' when there is no socket, as in tests.
 */
export function callerAddress(context: Context<Env>, { trustProxy }: Config): string {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded ?? incoming?.socket.remoteAddress ?? 'local')
}

export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head ? head.split(':') : []
  if (tail !== undefined) while (groups.length < 4) groups.push('0')
  return `${groups.slice(0, 4).join(':')}::/64`
}
