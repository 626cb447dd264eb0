import type { Hono } from 'hono'
import { sessionMilliseconds } from '@/domain/sessionPolicy'
import type { Config } from '@/server/kernel/config'
import { cacheBookingRules } from '@/server/db/bookingRules'
import { createEvents } from '@/server/events/events'
import type { AppContext } from '@/server/AppContext'
import type { Env } from '@/server/http/env'
import type { RateLimits } from '@/server/http/rateLimits'
import { createApi } from '@/server/app/createApi'
import { createLifecycle } from '@/server/kernel/lifecycle'
import { silentLog, type Log } from '@/server/kernel/log'
import { openLiveChannel } from '@/server/live/openLiveChannel'
import { noMetrics, type Metrics } from '@/server/kernel/metrics'
import { noTracing, type Tracing } from '@/server/kernel/tracing'
import { inboxMailer } from '@/server/mail/inboxMailer'
import { createOutbox } from '@/server/outbox/createOutbox'
import { chooseGateway } from '@/server/payments/providers'
import { dropTestDatabase, openTestDatabase, testDatabase } from './testDatabase'

export const testConfig: Config = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://kursi.test',
  dataDir: '',
  databaseFile: ':memory:',
  databaseUrl: undefined,
  smtpUrl: undefined,
  mailFrom: 'Kursi <no-reply@kursi.test>',
  apiKey: 'kursi-demo',
  demo: true,
  clientDir: undefined,
  rendererFile: undefined,
  proxyHops: 0,
  connectOrigins: [],
  tileOrigins: [],
  passwordCost: 2,
  // Tests pass days in one session.
  ownerIdle: sessionMilliseconds,
  jobPause: 30_000,
  drainWait: 0,
  metricsPort: undefined,
  tracesTo: undefined,
  setting: () => undefined,
}

export interface StartOptions {
  now?: () => number
  config?: Partial<Config>
  log?: Log
  limits?: RateLimits
  metrics?: Metrics
  tracing?: Tracing
}

export interface RequestOptions {
  cookie?: string
  key?: string
  headers?: Record<string, string>
}

export interface TestApi {
  app: AppContext
  api: Hono<Env>
  /** Calls the API with its key. `path` omits `/api`, like '/users/login'; `body` becomes JSON. Awaits the outbox. */
  request: (method: string, path: string, body?: unknown, options?: RequestOptions) => Promise<Response>
  close: () => Promise<void>
}

export async function startServices({
  now = Date.now,
  config: changes,
  log = silentLog,
  metrics = noMetrics,
  tracing = noTracing,
}: StartOptions = {}): Promise<AppContext> {
  const wanted = { ...testConfig, ...changes }
  const config = { ...wanted, ...(await testDatabase(wanted)) }
  const db = await openTestDatabase(config, log, seconds => {
    metrics.databaseAnswered(seconds)
    tracing.databaseAnswered(seconds)
  })
  const events = createEvents(log)
  return {
    config,
    db,
    readRules: cacheBookingRules(now),
    mailer: inboxMailer({ now }),
    gateway: await chooseGateway(config)(db, now),
    now,
    secret: 'a secret of the tests',
    log,
    lifecycle: createLifecycle(),
    metrics,
    tracing,
    events,
    live: await openLiveChannel(db, config, log),
    outbox: createOutbox(log),
  }
}

/** The real API in this process over its own database, without a port. */
export async function startApi(options: StartOptions = {}): Promise<TestApi> {
  const app = await startServices(options)
  const api = createApi(app, options.limits)
  return {
    app,
    api,
    request: async (method, path, body, { cookie, key, headers } = {}) => {
      const answer = await api.request(`/api${path}`, {
        method,
        headers: {
          'x-api-key': app.config.apiKey,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
          ...(key && { 'idempotency-key': key }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      await app.outbox.settled()
      return answer
    },
    close: async () => {
      await app.outbox.stop()
      await app.live.close()
      await app.db.destroy()
      await dropTestDatabase(app.config)
    },
  }
}
