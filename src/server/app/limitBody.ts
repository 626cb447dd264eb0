import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestPolicy } from '@/domain/requestPolicy'
import { ApiFailure } from '../kernel/ApiFailure'

const tooLarge = (): never => {
  throw new ApiFailure('too_large', 'This request is too large.')
}

const countBytes = bodyLimit({ maxSize: requestPolicy.body, onError: tooLarge })

/** Routes that take a file limit it themselves. */
const filePaths = /^\/api\/(salons\/[^/]+\/images|contact\/[^/]+\/session)$/

/**
 * 413 for a body larger than `requestPolicy.body`. Node.js holds a body to its Content-Length, so only a body without
 * one is counted.
 */
export const limitBody: MiddlewareHandler = (context, next) => {
  const { method, path } = context.req
  if (method === 'GET' || method === 'HEAD' || filePaths.test(path)) return next()
  const length = context.req.header('content-length')
  if (length === undefined || context.req.header('transfer-encoding') !== undefined) {
    return countBytes(context, next)
  }
  return Number(length) <= requestPolicy.body ? next() : tooLarge()
}
