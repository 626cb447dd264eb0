import type { MiddlewareHandler } from 'hono'
import { requestPolicy } from '@/domain/requestPolicy'
import { ApiFailure, badInput } from '../kernel/ApiFailure'

/**
 * 413 for an address longer than any of ours, before anything compares it. 400 for one with the character NUL: no
 * resource has such a name, and PostgreSQL rejects it in text.
 */
export const checkAddress: MiddlewareHandler = (context, next) => {
  const { url } = context.req
  if (url.length > requestPolicy.address) throw new ApiFailure('too_large', 'This address is too long.')
  if (url.includes('%00')) throw badInput({})
  return next()
}
