import { join } from 'node:path'
import type { Config } from '../kernel/config'
import { cacheBookingRules } from '../db/bookingRules'
import { openDatabase } from '../db/openDatabase'
import { createEvents } from '../events/events'
import { openLiveChannel } from '../live/openLiveChannel'
import { inboxMailer } from '../mail/inboxMailer'
import { smtpMailer } from '../mail/smtpMailer'
import { createOutbox } from '../outbox/createOutbox'
import { chooseGateway } from '../payments/providers'
import { lockDemo } from '../seed/lockDemo'
import { seedDemo } from '../seed/seedDemo'
import type { AppContext } from '../AppContext'
import { createLifecycle } from '../kernel/lifecycle'
import { jsonLog } from '../kernel/log'
import { createMetrics, noMetrics } from '../kernel/metrics'
import { readSecret } from '../kernel/readSecret'
import { createTracing, noTracing } from '../kernel/tracing'

/** The server's dependencies over the data folder: opens and migrates the database, and fills it for a demo. */
export async function openContext(config: Config, write: (line: string) => void): Promise<AppContext> {
  const now = Date.now
  const log = jsonLog(write, now)
  const openGateway = chooseGateway(config)
  const metrics = config.metricsPort === undefined ? noMetrics : await createMetrics()
  const tracing =
    config.tracesTo === undefined
      ? noTracing
      : await createTracing({
          endpoint: config.tracesTo,
          serviceName: config.setting('OTEL_SERVICE_NAME') ?? 'kursi',
        })
  const db = await openDatabase(config, log, seconds => {
    metrics.databaseAnswered(seconds)
    tracing.databaseAnswered(seconds)
  })
  const mailer =
    config.smtpUrl === undefined
      ? inboxMailer({ now, file: join(config.dataDir, 'inbox.json') })
      : smtpMailer({ url: config.smtpUrl, from: config.mailFrom })
  const services = {
    config,
    db,
    readRules: cacheBookingRules(now),
    mailer,
    gateway: await openGateway(db, now),
    now,
    secret: readSecret(config.dataDir),
    log,
    lifecycle: createLifecycle(),
    metrics,
    tracing,
    events: createEvents(log),
    live: await openLiveChannel(db, config, log),
    outbox: createOutbox(log),
  }
  await (config.demo ? seedDemo(services) : lockDemo(services))
  return services
}
