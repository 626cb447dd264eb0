import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { ApiFailure } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import type { Env } from './env'

// All hashes have the same length, as the constant-time comparison requires.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** 401 for a caller without our client's API key (section 7: `x-api-key`). */
export const requireApiKey = ({ config }: AppContext): MiddlewareHandler<Env> => {
  const expected = digest(config.apiKey)
  return async (context, next) => {
    const given = context.req.header('x-api-key')
    if (given === undefined || !timingSafeEqual(digest(given), expected)) {
      throw new ApiFailure('bad_key', 'The API key is missing or wrong.')
    }
    await next()
  }
}
