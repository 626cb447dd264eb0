import type { AppContext } from '@/server/AppContext'
import { outboxKinds } from '@/server/jobs/outboxKinds'
import { createOutbox } from '@/server/outbox/createOutbox'
import { createDeliveries } from '@/server/outbox/createDeliveries'

/** A context with a separate outbox worker, like a second process over the same database. */
export function anotherWorker(context: AppContext, changes: Partial<AppContext> = {}): AppContext {
  const other = { ...context, ...changes, outbox: createOutbox(context.log) }
  other.outbox.serve(createDeliveries(other, outboxKinds(other)))
  return other
}
