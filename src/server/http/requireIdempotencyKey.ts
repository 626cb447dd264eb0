import type { Context } from 'hono'
import { badInput } from '../kernel/ApiFailure'
import type { Env } from './env'

/** The key under which a write happens once; 400 without one. */
export function requireIdempotencyKey(context: Context<Env>): string {
  const key = context.req.header('idempotency-key')
  if (!key) throw badInput({ 'idempotency-key': 'value_invalid' })
  return key
}
