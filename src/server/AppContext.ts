import type { ReadBookingRules } from './db/bookingRules'
import type { Db } from './db/openDatabase'
import type { Events } from './events/events'
import type { Config } from './kernel/config'
import type { Lifecycle } from './kernel/lifecycle'
import type { LiveChannel } from './kernel/LiveChannel'
import type { Log } from './kernel/log'
import type { Mailer } from './kernel/Mailer'
import type { Metrics } from './kernel/metrics'
import type { PaymentGateway } from './kernel/PaymentGateway'
import type { Tracing } from './kernel/tracing'
import type { Outbox } from './outbox/createOutbox'

/** The server's dependencies. Created once by `main.ts`, or by a test with its own database and clock. */
export interface AppContext {
  config: Config
  db: Db
  readRules: ReadBookingRules
  mailer: Mailer
  gateway: PaymentGateway
  /** Now, in milliseconds since 1970. */
  now: () => number
  /** Signs cookies. Generated into the data folder on first start. */
  secret: string
  log: Log
  lifecycle: Lifecycle
  metrics: Metrics
  tracing: Tracing
  events: Events
  live: LiveChannel
  outbox: Outbox
}
