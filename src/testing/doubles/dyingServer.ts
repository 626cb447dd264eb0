import type { Hono } from 'hono'
import type { KyselyPlugin } from 'kysely'
import { createEvents } from '@/server/events/events'
import type { AppContext } from '@/server/AppContext'
import type { Env } from '@/server/http/env'
import { createApi } from '@/server/app/createApi'
import { createOutbox } from '@/server/outbox/createOutbox'
import { sandboxGateway } from '@/server/payments/sandboxGateway'
import type { TestApi } from '@/testing/kit/startApi'

/** Lets this many statements through and fails all later ones, as if the process had died. */
function dyingAfter(statements: number): KyselyPlugin & { isDead: () => boolean } {
  let left = statements
  return {
    isDead: () => left < 0,
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('The process is gone')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

export interface DyingServer {
  app: AppContext
  api: Hono<Env>
  isDead: () => boolean
}

/** A server over the same database that dies after this many statements. */
export function dyingServer({ app: healthy }: TestApi, statements: number): DyingServer {
  const death = dyingAfter(statements)
  const db = healthy.db.withPlugin(death)
  // Own subscribers: those of the healthy server would go on after this one has died.
  const events = createEvents(healthy.log)
  const outbox = createOutbox(healthy.log)
  const services = { ...healthy, db, events, outbox, gateway: sandboxGateway(db, healthy.now) }
  return { app: services, api: createApi(services), isDead: death.isDead }
}
