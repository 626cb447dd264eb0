import type { MiddlewareHandler } from 'hono'
import { badInput } from '../kernel/ApiFailure'
import type { Env } from '../http/env'

/** 400 for an address with the character NUL: no resource has such a name, and PostgreSQL rejects it in text. */
export const refuseNul: MiddlewareHandler<Env> = (context, next) => {
  if (context.req.url.includes('%00')) throw badInput({})
  return next()
}
