import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { outboxKinds } from '../jobs/outboxKinds'
import { createDeliveries } from '../outbox/createDeliveries'

const reads = ['GET', 'HEAD', 'OPTIONS']

/** Lets the outbox deliver every kind, and triggers it after each request that may have written to it. */
export function serveOutbox(context: AppContext): MiddlewareHandler<Env> {
  const { outbox } = context
  outbox.serve(createDeliveries(context, outboxKinds(context)))
  return async ({ req }, next) => {
    await next()
    if (!reads.includes(req.method)) outbox.wake()
  }
}
