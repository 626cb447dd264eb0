import type { ErrorHandler } from 'hono'
import { ApiFailure } from './ApiFailure'
import type { Env, Services } from './context'
import { loggedPath } from './loggedPath'

/** Turns what a route threw into its JSON; what nobody foresaw is logged and answered without details. */
export const answerFailure =
  ({ log }: Services): ErrorHandler<Env> =>
  (error, context) => {
    if (error instanceof ApiFailure) return context.json(error.toJSON(), error.status)
    log.error('request_failed', { method: context.req.method, path: loggedPath(context), stack: error.stack })
    const failure = new ApiFailure('server_error', 'Something went wrong. Please try again.')
    return context.json(failure.toJSON(), failure.status)
  }
