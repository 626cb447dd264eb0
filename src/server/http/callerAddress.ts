import type { HttpBindings } from '@hono/node-server'
import { isIP, SocketAddress } from 'node:net'
import type { Context } from 'hono'
import { expandIPv6 } from 'hono/utils/ipaddr'
import type { Config } from '../kernel/config'
import type { Env } from './env'

/**
 * The caller's network as a key for rate limits. Behind proxies it is the entry of X-Forwarded-For that the outermost
 * one wrote, unless that is no address. 'local' when there is no socket, as in tests.
 */
export function callerAddress(context: Context<Env>, { proxyHops }: Pick<Config, 'proxyHops'>): string {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  const entries = proxyHops > 0 ? context.req.header('x-forwarded-for')?.split(',') : undefined
  return networkOf(entries?.at(-proxyHops)) ?? networkOf(incoming?.socket.remoteAddress) ?? 'local'
}

/** The network that the caller belongs to, for logs: it names no household. */
export function callerNetwork(context: Context<Env>, config: Pick<Config, 'proxyHops'>): string {
  const address = callerAddress(context, config)
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (!address.endsWith('/64')) return address
  const groups = expandIPv6(address.replace(/\/64$/, '')).split(':')
  return `${canonicalAddress(`${groups.slice(0, 3).join(':')}::`) ?? ''}/48`
}

/**
 * An IPv4 address, or the first half of an IPv6 one, since a caller can choose the other half freely. One spelling for
 * each, whatever the address has around it: brackets, a port, a zone. Undefined for what is no address.
 */
export function networkOf(text: string | undefined): string | undefined {
  const address = canonicalAddress(withoutPort(text?.trim() ?? ''))
  if (address === undefined) return undefined
  const mapped = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (isIP(mapped) === 4) return mapped
  const groups = expandIPv6(address).split(':')
  return `${canonicalAddress(`${groups.slice(0, 4).join(':')}::`) ?? ''}/64`
}

function canonicalAddress(text: string): string | undefined {
  const version = isIP(text)
  if (version === 0) return undefined
  return new SocketAddress({ address: text, family: version === 4 ? 'ipv4' : 'ipv6' }).address
}

const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
