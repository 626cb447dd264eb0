import type { Context } from 'hono'
import { badInput } from '../kernel/ApiFailure'
import type { Env } from './env'

/** The Idempotency-Key, under which a write happens once; 400 when it is missing. */
export function requireIdempotencyKey(context: Context<Env>): string {
  const key = context.req.header('idempotency-key')
  if (!key) throw badInput({ 'idempotency-key': 'value_invalid' })
  return key
}
