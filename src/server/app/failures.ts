import type { Context, ErrorHandler } from 'hono'
import type { FailureCode } from '@/domain/envelope'
import { troubleOf, type DatabaseTrouble } from '../db/databaseTrouble'
import { ApiFailure } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { callerNetwork } from '../http/callerAddress'
import type { Env } from '../http/env'
import { loggedPath } from '../http/loggedPath'
import { keepFromCaches } from './privateAnswers'

const refusedStatuses: readonly number[] = [401, 403, 429]
/** Wrong guesses that have another status. */
const wrongGuesses: readonly FailureCode[] = [
  'user_not_found',
  'code_wrong',
  'code_dead',
  'link_dead',
  'coupon_refused',
]

const isAccessRefused = ({ status, code }: ApiFailure): boolean =>
  refusedStatuses.includes(status) || wrongGuesses.includes(code)

/** Seconds after which a caller may try again. */
const retryAfter = '5'

const troubles: Record<DatabaseTrouble, ApiFailure> = {
  away: new ApiFailure('unavailable', 'We cannot reach our records at the moment. Please try again soon.'),
  read_only: new ApiFailure('unavailable', 'Nothing can be changed at the moment. Please try again soon.'),
  full: new ApiFailure('storage_full', 'Nothing more can be stored at the moment. Please try again later.'),
}

/**
 * Turns an error thrown by a route into a JSON response. Unexpected errors are logged and answered without details.
 * A refused access is logged with the caller's network and account id, without personal data.
 */
export const answerFailure =
  ({ log, config, metrics }: AppContext): ErrorHandler =>
  (error, context: Context<Env>) => {
    const { method } = context.req
    keepFromCaches(context)
    const path = loggedPath(context)
    const requestId = context.get('requestId')
    const trouble = troubleOf(error)
    if (error instanceof ApiFailure) {
      if (error.code === 'unavailable') context.header('Retry-After', retryAfter)
      if (error.code === 'slot_taken') metrics.slotLost()
      if (isAccessRefused(error)) {
        log.info('access_refused', {
          requestId,
          method,
          path,
          status: error.status,
          reason: error.code,
          network: callerNetwork(context, config),
          account: context.get('signedIn')?.user.uid,
        })
      }
      return context.json(error.toJSON(), error.status)
    }
    if (trouble) {
      log.error('database_trouble', { requestId, method, path, trouble, reason: error.message })
      context.header('Retry-After', retryAfter)
      return context.json(troubles[trouble].toJSON(), troubles[trouble].status)
    }
    log.error('request_failed', { requestId, method, path, stack: error.stack })
    const failure = new ApiFailure('server_error', 'Something went wrong. Please try again.')
    return context.json(failure.toJSON(), failure.status)
  }
