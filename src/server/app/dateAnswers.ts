import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'

/** Dates every answer by the clock that judges the calls. Clients set theirs by it. */
export const dateAnswers =
  ({ now }: Pick<AppContext, 'now'>): MiddlewareHandler<Env> =>
  (context, next) => {
    context.header('Date', new Date(now()).toUTCString())
    return next()
  }
