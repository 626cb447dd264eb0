import type { ErrorHandler } from 'hono'
import { ApiFailure } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { loggedPath } from '../http/loggedPath'

/** Turns an error thrown by a route into a JSON response. Unexpected errors are logged and answered without details. */
export const answerFailure =
  ({ log }: AppContext): ErrorHandler =>
  (error, context) => {
    if (error instanceof ApiFailure) return context.json(error.toJSON(), error.status)
    log.error('request_failed', { method: context.req.method, path: loggedPath(context), stack: error.stack })
    const failure = new ApiFailure('server_error', 'Something went wrong. Please try again.')
    return context.json(failure.toJSON(), failure.status)
  }
